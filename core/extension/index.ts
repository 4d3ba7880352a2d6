export { pluginFolders } from './locate.ts';
export { PluginError } from './prepare.ts';
