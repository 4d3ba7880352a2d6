import { loadPacks } from '@conforme/rules/packs';
import { ciiSyntax } from '@conforme/plugin-cii';
import { frCtcRuleset } from '@conforme/plugin-fr-ctc';
import { invoiceRenderer, pdfaContainer } from '@conforme/plugin-pdfa';
import { Registry } from './registry/registry.ts';
