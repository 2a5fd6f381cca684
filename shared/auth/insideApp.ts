/** Apps that show links themselves and say so, and the views that Android and iOS give to apps. */
const apps =
  /\[LinkedInApp\]|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|MicroMessenger|Twitter for|Pinterest\/|Snapchat|musical_ly|BytedanceWebview|; wv\)/;

/**
 * Whether another app shows this page, where providers refuse to sign anybody in. Browsers on iOS
 * all name Safari; sites on the home screen do not, and are no other app.
 */
export function isInsideApp(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { userAgent } = navigator;
  if (apps.test(userAgent)) return true;
  const isNamelessView = /iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent);
  return isNamelessView && !('standalone' in navigator && navigator.standalone === true);
}
