/** The router of pages that are drawn without a browser, apart so that no browser loads it. */
export { StaticRouter } from 'react-router-dom';
