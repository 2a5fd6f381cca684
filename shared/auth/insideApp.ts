/** Apps that name themselves when showing links, and the web views of Android and iOS. */
const apps =
  /\[LinkedInApp\]|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|MicroMessenger|Twitter for|Pinterest\/|Snapchat|musical_ly|BytedanceWebview|; wv\)/;

/**
 * Whether another app shows this page; there providers refuse to sign anybody in. Browsers on iOS
 * all name Safari. Sites on the home screen do not, although they are no other app.
 */
export function isInsideApp(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { userAgent } = navigator;
  if (apps.test(userAgent)) return true;
  const isNamelessView = /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent);
  return isNamelessView && !('standalone' in navigator && navigator.standalone === true);
}
