/** The router of prerendered pages, in a separate file so that no browser loads it. */
export { StaticRouter } from 'react-router-dom';
