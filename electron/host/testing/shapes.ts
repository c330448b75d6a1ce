import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'
import { z } from 'zod'

// Schemas of what the host answers, derived from the types of the contract, which are the only home of these shapes. They are strict: a
// field that the type does not name is a fault, for it could carry what a seat may not know.

/** The schema of a call's answer. */
export function outputSchema(call: string): z.ZodType {
  return memberOf(resolve(CONTRACT, 'calls.ts'), 'Outputs', call)
}

/** The schema of an event's data. */
export function eventSchema(event: string): z.ZodType {
  return memberOf(resolve(CONTRACT, 'events.ts'), 'HostEvents', event)
}

const CONTRACT = resolve(import.meta.dirname, '../../contract')

export const replySchema: z.ZodType = z.lazy(() => schemaOf(named('Reply', resolve(CONTRACT, 'reply.ts')), { T: z.unknown() }))

/** A part of the syntax tree, as far as it is read here. */
// biome-ignore lint/suspicious/noExplicitAny: the tree has no types of its own that would say more
type Node = any
/** A node with the file in which its names stand. */
interface Placed {
  readonly node: Node
  readonly file: string
}
interface Declared {
  readonly types: ReadonlyMap<string, Node>
  readonly lists: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

const files = new Map<string, Declared>()
function declaredIn(file: string): Declared {
  const known = files.get(file)
  if (known) return known
  const [types, lists, imports] = [new Map<string, Node>(), new Map<string, Node>(), new Map<string, { file: string; name: string }>()]
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body as Node[]) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const { imported, local } of statement.specifiers)
        imports.set(local.name, { file: resolve(dirname(file), statement.source.value), name: imported.name })
    const declaration = statement.declaration ?? statement
    if (declaration.type === 'TSTypeAliasDeclaration' || declaration.type === 'TSInterfaceDeclaration')
      types.set(declaration.id.name, declaration)
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) if (id.name) lists.set(id.name, init)
  }
  const declared = { types, lists, imports }
  files.set(file, declared)
  return declared
}

/** What a name stands for, through any number of imports. */
function named(name: string, file: string, where: 'types' | 'lists' = 'types'): Placed {
  const declared = declaredIn(file)
  const node = declared[where].get(name)
  if (node) return { node, file }
  const from = declared.imports.get(name)
  if (!from) throw new Error(`${file} declares no ${name}`)
  return named(from.name, from.file, where)
}

function memberOf(file: string, type: string, key: string): z.ZodType {
  const member = membersOf(named(type, file)).get(key)
  if (!member) throw new Error(`${type} has no ${key}`)
  return schemaOf({ node: member.node.typeAnnotation.typeAnnotation, file: member.file })
}

/** The fields of an object type by name; under `*` what any other key holds. */
function membersOf({ node, file }: Placed): Map<string, Placed> {
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const members = new Map<string, Placed>()
      for (const { expression, typeArguments } of node.extends)
        for (const [key, member] of membersOf({ node: { type: 'TSTypeReference', typeName: expression, typeArguments }, file }))
          members.set(key, member)
      for (const [key, member] of membersOf({ node: { type: 'TSTypeLiteral', members: node.body.body }, file })) members.set(key, member)
      return members
    }
    case 'TSTypeLiteral':
      return new Map(
        node.members.map((member: Node) => [
          member.type === 'TSIndexSignature' ? '*' : String(member.key.name ?? member.key.value),
          { node: member, file },
        ]),
      )
    case 'TSTypeAliasDeclaration':
      return membersOf({ node: node.typeAnnotation, file })
    case 'TSParenthesizedType':
      return membersOf({ node: node.typeAnnotation, file })
    case 'TSIntersectionType':
      return new Map(node.types.flatMap((part: Node) => [...membersOf({ node: part, file })]))
    case 'TSTypeReference': {
      const [of, keys] = node.typeArguments?.params ?? []
      const name: string = node.typeName.name
      if (name !== 'Pick' && name !== 'Omit') return membersOf(named(name, file))
      const chosen = wordsOf({ node: keys, file })
      return new Map([...membersOf({ node: of, file })].filter(([key]) => chosen.includes(key) === (name === 'Pick')))
    }
    default:
      throw new Error(`${file}: ${node.type} has no fields to read`)
  }
}

/** The words of a closed list: a union of texts, `(typeof LIST)[number]`, the keys of a constant, or some of those. */
function wordsOf({ node, file }: Placed): readonly string[] {
  switch (node.type) {
    case 'TSLiteralType':
      return [node.literal.value]
    case 'TSUnionType':
      return node.types.flatMap((one: Node) => wordsOf({ node: one, file }))
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return wordsOf({ node: node.typeAnnotation, file })
    case 'TSIndexedAccessType':
      return wordsOf({ node: node.objectType, file })
    case 'TSTypeQuery':
      return listed(named(node.exprName.name, file, 'lists'))
    case 'TSTypeReference': {
      const name: string = node.typeName.name
      const [all, some] = node.typeArguments?.params ?? []
      if (name !== 'Exclude' && name !== 'Extract') return wordsOf(named(name, file))
      const chosen = wordsOf({ node: some, file })
      return wordsOf({ node: all, file }).filter((word) => chosen.includes(word) === (name === 'Extract'))
    }
    case 'TSTypeOperator':
      return wordsOf({ node: node.typeAnnotation, file })
    default:
      throw new Error(`${file}: ${node.type} is no list of words`)
  }
}

/** The entries of `[...] as const`, or the keys of an object. */
function listed({ node, file }: Placed): readonly string[] {
  const list = node.expression ?? node
  if (list.type === 'TSAsExpression' || list.type === 'TSSatisfiesExpression') return listed({ node: list, file })
  if (list.type === 'ObjectExpression') return list.properties.map(({ key }: Node) => String(key.name ?? key.value))
  return list.elements.flatMap((one: Node) =>
    one.type === 'SpreadElement' ? listed(named(one.argument.name, file, 'lists')) : [one.value],
  )
}

type Given = Readonly<Record<string, z.ZodType>>

function objectOf(members: ReadonlyMap<string, Placed>, given: Given): z.ZodType {
  const fields: Record<string, z.ZodType> = {}
  for (const [key, { node, file }] of members) {
    const schema = schemaOf({ node: node.typeAnnotation.typeAnnotation, file }, given)
    if (key === '*') return z.record(z.string(), schema)
    fields[key] = node.optional ? z.exactOptional(schema) : schema
  }
  return z.strictObject(fields)
}

const known = new Map<Node, z.ZodType>()

function schemaOf(placed: Placed, given: Given = {}): z.ZodType {
  const { node, file } = placed
  const inner = (one: Node) => schemaOf({ node: one, file }, given)
  switch (node.type) {
    case 'TSStringKeyword':
      return z.string()
    case 'TSNumberKeyword':
      return z.number()
    case 'TSBooleanKeyword':
      return z.boolean()
    case 'TSNullKeyword':
      return z.null()
    case 'TSUndefinedKeyword':
      return z.undefined()
    case 'TSUnknownKeyword':
      return z.unknown()
    case 'TSNeverKeyword':
      return z.never()
    case 'TSLiteralType':
      return z.literal(node.literal.value)
    case 'TSArrayType':
      return z.array(inner(node.elementType))
    case 'TSTupleType':
      return z.tuple(node.elementTypes.map(inner))
    case 'TSTypeOperator':
      return node.operator === 'readonly' ? inner(node.typeAnnotation) : z.enum(wordsOf(placed))
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return inner(node.typeAnnotation)
    case 'TSUnionType':
      return z.union(node.types.map(inner))
    case 'TSIndexedAccessType':
      return z.enum(wordsOf(placed))
    case 'TSMappedType': {
      const words = z.enum(wordsOf({ node: node.constraint, file }))
      return (node.optional ? z.partialRecord : z.record)(words, inner(node.typeAnnotation))
    }
    case 'TSIntersectionType':
    case 'TSTypeLiteral':
    case 'TSInterfaceDeclaration':
      return objectOf(membersOf(placed), given)
    case 'TSTypeReference':
      return referred(placed, given)
    default:
      throw new Error(`${file}: a schema cannot be derived from ${node.type}`)
  }
}

function referred({ node, file }: Placed, given: Given): z.ZodType {
  const name: string = node.typeName.name
  const [first, second] = node.typeArguments?.params ?? []
  if (given[name]) return given[name]
  if (name === 'Readonly') return schemaOf({ node: first, file }, given)
  if (name === 'Record') return z.record(z.string(), schemaOf({ node: second, file }, given))
  if (name === 'Extract' || name === 'Exclude') return z.enum(wordsOf({ node, file }))
  if (name === 'Pick' || name === 'Omit') return objectOf(membersOf({ node, file }), given)
  // Made when it is first read, for a shape may hold others of itself.
  const target = named(name, file)
  return z.lazy(() => {
    // A parameter left open is what its declaration says.
    const open: readonly Node[] = target.node.typeParameters?.params ?? []
    const usual = Object.fromEntries(
      open.flatMap(({ name: { name: of }, default: type }) => (type ? [[of, schemaOf({ node: type, file: target.file })]] : [])),
    )
    const schema = known.get(target.node) ?? schemaOf(target, usual)
    known.set(target.node, schema)
    return schema
  })
}
