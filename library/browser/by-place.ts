// What the engine finds by its place below node_modules: fonts, and what reads and shapes them.

import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Package → which of its files. */
const BY_PLACE: Readonly<Record<string, RegExp>> = {
  '@expo-google-fonts/arimo': /\.ttf$/,
  '@expo-google-fonts/carlito': /\.ttf$/,
  '@expo-google-fonts/cousine': /\.ttf$/,
  '@expo-google-fonts/noto-sans-devanagari': /\.ttf$/,
  '@expo-google-fonts/noto-sans-thai': /\.ttf$/,
  '@expo-google-fonts/tinos': /\.ttf$/,
  '@embedpdf/fonts-arabic': /\.ttf$/,
  harfbuzzjs: /^dist\/.*\.wasm$/,
  'pdfjs-dist': /^(cmaps\/.*\.bcmap|iccs\/.*\.icc|standard_fonts\/.*)$/,
};

/** Copies them below a folder for web servers. @param installedAt where a package is */
export function copyByPlace(folder: string, installedAt: (name: string) => string): void {
  for (const [name, wanted] of Object.entries(BY_PLACE)) {
    const at = installedAt(name);
    for (const file of filesIn(at).filter((each) => wanted.test(each)))
      cpSync(path.join(at, file), path.join(folder, 'node_modules', name, file));
  }
}

/** All files of a folder by their paths in it, with slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
