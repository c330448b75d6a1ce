import { chromiumHere } from '../build/scripts/chromium-here.mjs'

/**
 * Chromium without a window, as these tests start it.
 *
 * Of two switches with one name Chromium hears the last: what Playwright switches off by itself is therefore named again, and after it
 * the lists under the address bar. Two pages are made for these in every new window, which cost as much as the page under test.
 */
export const CHROMIUM = {
  executablePath: chromiumHere() ?? '',
  args: [
    `--disable-features=${[
      'AvoidUnnecessaryBeforeUnloadCheckSync',
      'DestroyProfileOnBrowserClose',
      'HttpsUpgrades',
      'HttpsFirstBalancedModeAutoEnable',
      'LensOverlay',
      'MediaRouter',
      'PaintHolding',
      'ThirdPartyStoragePartitioning',
      'AvoidCorsURLLoaderRestartOnRedirect',
      'TcpPortRandomizationWin',
      'OptimizationHints',
      'NetworkTimeServiceQuerying',
      'AimEnabled',
      'PreconnectToSearch',
      'WebUIOmniboxPopup',
      'WebUIOmniboxAimPopup',
    ]}`,
  ],
}
