// `node:url` in a browser.

export { addressOf as pathToFileURL } from './place.ts';
