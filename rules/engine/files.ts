import { globSync } from 'node:fs';
import path from 'node:path';

/** Files that decide what a pack is compiled to, the runtime among them: what one compiler wrote, another may not understand. */
export function compilerFiles(): readonly string[] {
  const patterns = ['xpath', 'schematron', 'xml', 'decimal'].map((room) => `${room}/**/*.{ts,js}`);
  const files = globSync(patterns, { cwd: import.meta.dirname }).filter((file) => !isOfTests(file));
  return files.sort().map((file) => path.join(import.meta.dirname, file));
}

const isOfTests = (file: string): boolean => file.endsWith('.test.ts') || file.includes('testing');
