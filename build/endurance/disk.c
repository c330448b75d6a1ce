// Loaded before all else (LD_PRELOAD), it writes down every change that a process makes to one folder, in the order of its making and
// with every sync, and lets the disk fail at one of them. `disk.ts` compiles it, reads what it has written and says when to fail.
//
//   CITADEL_DISK_FOLDER   the folder; what is done elsewhere is passed on untouched
//   CITADEL_DISK_LOG      gets a record of each change; it lies elsewhere
//   CITADEL_DISK_CONTROL  a file of five numbers, shared with whoever says when the disk fails: struct control

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPENED = 1, CLOSED, WRITTEN, CUT, SYNCED, RENAMED, REMOVED, MADE, LINKED };

struct control {
  int32_t seen;    // changes asked for so far
  int32_t fail_at; // the first that fails, counted from 0; below 0 for none
  int32_t lasts;   // how many fail
  int32_t error;   // with which error
  int32_t is_half; // a write that is to fail writes half of its bytes first, and the next one fails
};

struct record {
  uint32_t kind;
  int32_t handle;
  int64_t number; // flags of an opening, place of a write, length of what was cut
  uint32_t name;  // bytes of a path that follow
  uint32_t data;  // bytes after them
};

#define PATH 4096
#define REAL(type, name, ...) static type (*real_##name)(__VA_ARGS__)
REAL(int, open, const char *, int, ...);
REAL(int, openat, int, const char *, int, ...);
REAL(int, close, int);
REAL(ssize_t, write, int, const void *, size_t);
REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
REAL(ssize_t, writev, int, const struct iovec *, int);
REAL(int, ftruncate, int, off_t);
REAL(int, truncate, const char *, off_t);
REAL(int, fsync, int);
REAL(int, fdatasync, int);
REAL(int, renameat, int, const char *, int, const char *);
REAL(int, unlinkat, int, const char *, int);
REAL(int, mkdirat, int, const char *, mode_t);
REAL(int, linkat, int, const char *, int, const char *, int);
REAL(long, syscall, long, ...);

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static const char *folder = "";
static size_t folder_length;
static int log_handle = -1;
static struct control *control;

#define FIND(name) real_##name = dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  FIND(open), FIND(openat), FIND(close), FIND(write), FIND(pwrite), FIND(writev), FIND(ftruncate), FIND(truncate), FIND(fsync), FIND(fdatasync);
  FIND(renameat), FIND(unlinkat), FIND(mkdirat), FIND(linkat), FIND(syscall);
  const char *log = getenv("CITADEL_DISK_LOG"), *shared = getenv("CITADEL_DISK_CONTROL");
  if (getenv("CITADEL_DISK_FOLDER") == NULL) return;
  folder = getenv("CITADEL_DISK_FOLDER");
  folder_length = strlen(folder);
  if (log != NULL) log_handle = real_open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  int handle = shared == NULL ? -1 : real_open(shared, O_RDWR | O_CLOEXEC);
  if (handle < 0) return;
  void *map = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
  control = map == MAP_FAILED ? NULL : map;
  real_close(handle);
}

static int in_folder(const char *whole) {
  return strncmp(whole, folder, folder_length) == 0 && (whole[folder_length] == '/' || whole[folder_length] == 0);
}

/** Whether it is in the folder; `whole` gets the whole path. */
static int within(int at, const char *path, char *whole) {
  if (folder_length == 0 || path == NULL) return 0;
  if (path[0] == '/') {
    if (snprintf(whole, PATH, "%s", path) >= PATH) return 0;
  } else {
    char link[64];
    if (at == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
    else snprintf(link, sizeof link, "/proc/self/fd/%d", at);
    ssize_t length = readlink(link, whole, PATH - 1);
    if (length < 0 || snprintf(whole + length, PATH - length, "/%s", path) >= PATH - length) return 0;
  }
  return in_folder(whole);
}

static int handle_within(int handle) {
  char link[64], whole[PATH];
  if (folder_length == 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", handle);
  ssize_t length = readlink(link, whole, PATH - 1);
  if (length < 0) return 0;
  whole[length] = 0;
  return in_folder(whole);
}

static void note(enum kind kind, int handle, int64_t number, const char *name, const void *data, size_t length) {
  if (log_handle < 0) return;
  int before = errno;
  struct record record = {kind, handle, number, name == NULL ? 0 : strlen(name), length};
  struct iovec parts[] = {{&record, sizeof record}, {(void *)name, record.name}, {(void *)data, length}};
  if (real_writev(log_handle, parts, 3) != (ssize_t)(sizeof record + record.name + length)) abort();
  errno = before;
}

/** Whether the next change fails. Sets errno then. */
static int fails(int *half) {
  if (control == NULL) return 0;
  int32_t n = control->seen++;
  if (control->fail_at < 0 || n < control->fail_at || n - control->fail_at >= control->lasts) return 0;
  if (half != NULL && control->is_half && n == control->fail_at) {
    *half = 1;
    control->fail_at++;
    return 0;
  }
  errno = control->error;
  return 1;
}

#define LOCKED(type, work) \
  pthread_mutex_lock(&lock); \
  type result = work; \
  pthread_mutex_unlock(&lock); \
  return result

static int opening(int at, const char *path, int flags, mode_t mode) {
  char whole[PATH];
  if (!within(at, path, whole)) return real_openat(at, path, flags, mode);
  if ((flags & (O_CREAT | O_TRUNC)) != 0 && fails(NULL)) return -1;
  int handle = real_openat(at, path, flags, mode);
  if (handle >= 0) note(OPENED, handle, flags, whole, NULL, 0);
  return handle;
}

static ssize_t writing(int handle, const void *data, size_t length, off_t place) {
  int half = 0;
  if (!handle_within(handle)) return place < 0 ? real_write(handle, data, length) : real_pwrite(handle, data, length, place);
  if (fails(&half)) return -1;
  if (half && length > 1) length /= 2;
  off_t from = place >= 0 ? place : (fcntl(handle, F_GETFL) & O_APPEND) != 0 ? lseek(handle, 0, SEEK_END) : lseek(handle, 0, SEEK_CUR);
  ssize_t done = place < 0 ? real_write(handle, data, length) : real_pwrite(handle, data, length, place);
  if (done > 0) note(WRITTEN, handle, from, NULL, data, done);
  return done;
}

/** All parts as one: a process that is told less than it asked for writes the rest. */
static ssize_t writing_parts(int handle, const struct iovec *parts, int count, off_t place) {
  ssize_t sum = 0;
  for (int n = 0; n < count; n++) {
    ssize_t done = writing(handle, parts[n].iov_base, parts[n].iov_len, place < 0 ? place : place + sum);
    if (done < 0) return sum > 0 ? sum : done;
    sum += done;
    if ((size_t)done < parts[n].iov_len) break;
  }
  return sum;
}

static int cutting(int handle, off_t length) {
  if (!handle_within(handle)) return real_ftruncate(handle, length);
  if (fails(NULL)) return -1;
  int result = real_ftruncate(handle, length);
  if (result == 0) note(CUT, handle, length, NULL, NULL, 0);
  return result;
}

static int cutting_named(const char *path, off_t length) {
  char whole[PATH];
  if (!within(AT_FDCWD, path, whole)) return real_truncate(path, length);
  if (fails(NULL)) return -1;
  int result = real_truncate(path, length);
  if (result == 0) note(CUT, -1, length, whole, NULL, 0);
  return result;
}

static int syncing(int handle, int (*real)(int)) {
  if (!handle_within(handle)) return real(handle);
  if (fails(NULL)) return -1;
  // What counts is the order, which is written down: the disk itself need not be waited for.
  note(SYNCED, handle, 0, NULL, NULL, 0);
  return 0;
}

static int closing(int handle) {
  if (handle_within(handle)) note(CLOSED, handle, 0, NULL, NULL, 0);
  return real_close(handle);
}

static int renaming(int from_at, const char *from, int to_at, const char *to) {
  char whole[PATH], other[PATH];
  if (!within(from_at, from, whole) || !within(to_at, to, other)) return real_renameat(from_at, from, to_at, to);
  if (fails(NULL)) return -1;
  int result = real_renameat(from_at, from, to_at, to);
  if (result == 0) note(RENAMED, -1, 0, whole, other, strlen(other));
  return result;
}

static int removing(int at, const char *path, int flags) {
  char whole[PATH];
  if (!within(at, path, whole)) return real_unlinkat(at, path, flags);
  if (fails(NULL)) return -1;
  int result = real_unlinkat(at, path, flags);
  if (result == 0) note(REMOVED, -1, 0, whole, NULL, 0);
  return result;
}

static int making(int at, const char *path, mode_t mode) {
  char whole[PATH];
  if (!within(at, path, whole)) return real_mkdirat(at, path, mode);
  if (fails(NULL)) return -1;
  int result = real_mkdirat(at, path, mode);
  if (result == 0) note(MADE, -1, 0, whole, NULL, 0);
  return result;
}

static int linking(int from_at, const char *from, int to_at, const char *to, int flags) {
  char whole[PATH], other[PATH];
  if (!within(from_at, from, whole) || !within(to_at, to, other)) return real_linkat(from_at, from, to_at, to, flags);
  if (fails(NULL)) return -1;
  int result = real_linkat(from_at, from, to_at, to, flags);
  if (result == 0) note(LINKED, -1, 0, whole, other, strlen(other));
  return result;
}

#define MODE(last) \
  va_list rest; \
  va_start(rest, last); \
  mode_t mode = va_arg(rest, mode_t); \
  va_end(rest)

int open(const char *path, int flags, ...) { MODE(flags); LOCKED(int, opening(AT_FDCWD, path, flags, mode)); }
int open64(const char *path, int flags, ...) { MODE(flags); LOCKED(int, opening(AT_FDCWD, path, flags, mode)); }
int openat(int at, const char *path, int flags, ...) { MODE(flags); LOCKED(int, opening(at, path, flags, mode)); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags); LOCKED(int, opening(at, path, flags, mode)); }
int close(int handle) { LOCKED(int, closing(handle)); }
ssize_t write(int handle, const void *data, size_t length) { LOCKED(ssize_t, writing(handle, data, length, -1)); }
ssize_t pwrite(int handle, const void *data, size_t length, off_t place) { LOCKED(ssize_t, writing(handle, data, length, place)); }
ssize_t pwrite64(int handle, const void *data, size_t length, off_t place) { LOCKED(ssize_t, writing(handle, data, length, place)); }
ssize_t writev(int handle, const struct iovec *parts, int count) {
  if (!handle_within(handle)) return real_writev(handle, parts, count);
  LOCKED(ssize_t, writing_parts(handle, parts, count, -1));
}
ssize_t pwritev(int handle, const struct iovec *parts, int count, off_t place) { LOCKED(ssize_t, writing_parts(handle, parts, count, place)); }
ssize_t pwritev64(int handle, const struct iovec *parts, int count, off_t place) { LOCKED(ssize_t, writing_parts(handle, parts, count, place)); }
int ftruncate(int handle, off_t length) { LOCKED(int, cutting(handle, length)); }
int ftruncate64(int handle, off_t length) { LOCKED(int, cutting(handle, length)); }
int truncate(const char *path, off_t length) { LOCKED(int, cutting_named(path, length)); }
int truncate64(const char *path, off_t length) { LOCKED(int, cutting_named(path, length)); }
int fsync(int handle) { LOCKED(int, syncing(handle, real_fsync)); }
int fdatasync(int handle) { LOCKED(int, syncing(handle, real_fdatasync)); }
int rename(const char *from, const char *to) { LOCKED(int, renaming(AT_FDCWD, from, AT_FDCWD, to)); }
int renameat(int from_at, const char *from, int to_at, const char *to) { LOCKED(int, renaming(from_at, from, to_at, to)); }
int unlink(const char *path) { LOCKED(int, removing(AT_FDCWD, path, 0)); }
int unlinkat(int at, const char *path, int flags) { LOCKED(int, removing(at, path, flags)); }
int rmdir(const char *path) { LOCKED(int, removing(AT_FDCWD, path, AT_REMOVEDIR)); }
int mkdir(const char *path, mode_t mode) { LOCKED(int, making(AT_FDCWD, path, mode)); }
int mkdirat(int at, const char *path, mode_t mode) { LOCKED(int, making(at, path, mode)); }
int link(const char *from, const char *to) { LOCKED(int, linking(AT_FDCWD, from, AT_FDCWD, to, 0)); }
int linkat(int from_at, const char *from, int to_at, const char *to, int flags) { LOCKED(int, linking(from_at, from, to_at, to, flags)); }

/** C++ removes a file or a folder by this name. */
int remove(const char *path) {
  int result = unlink(path);
  return result < 0 && (errno == EISDIR || errno == EPERM) ? rmdir(path) : result;
}

/** Copies within the system pass the bytes by: whoever asks for one is told to read and write. */
ssize_t sendfile(int to, int from, off_t *place, size_t length) { (void)to, (void)from, (void)place, (void)length; errno = EINVAL; return -1; }
ssize_t sendfile64(int to, int from, off_t *place, size_t length) { return sendfile(to, from, place, length); }
ssize_t copy_file_range(int a, off64_t *b, int c, off64_t *d, size_t e, unsigned f) { (void)a, (void)b, (void)c, (void)d, (void)e, (void)f; errno = ENOSYS; return -1; }

long syscall(long number, ...) {
  long given[6];
  va_list rest;
  va_start(rest, number);
  for (int n = 0; n < 6; n++) given[n] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_copy_file_range) { errno = ENOSYS; return -1; }
  return real_syscall(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}
