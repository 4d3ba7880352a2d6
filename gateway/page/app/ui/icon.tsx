import {
  Braces,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Contrast,
  Download,
  File,
  Info,
  KeyRound,
  Moon,
  Paperclip,
  Plus,
  Search,
  Sun,
  Terminal,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  WandSparkles,
  X,
} from 'lucide';
import { h } from 'preact';

const DRAWINGS = {
  attach: Paperclip,
  braces: Braces,
  check: Check,
  clock: Clock,
  cross: X,
  down: ChevronDown,
  download: Download,
  fatal: CircleX,
  file: File,
  half: Contrast,
  info: Info,
  key: KeyRound,
  left: ChevronLeft,
  moon: Moon,
  open: CircleAlert,
  plus: Plus,
  search: Search,
  sun: Sun,
  terminal: Terminal,
  trash: Trash2,
  undo: Undo2,
  up: ChevronUp,
  upload: Upload,
  valid: CircleCheck,
  wand: WandSparkles,
  warning: TriangleAlert,
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Decoration: words beside it say the same. */
export function Icon({ name, class: more = '' }: { readonly name: IconName; readonly class?: string }) {
  const parts = DRAWINGS[name].map(([tag, attributes], i) => h(tag, { key: i, ...attributes }));
  return (
    <svg viewBox="0 0 24 24" class={`icon ${more}`} aria-hidden="true">
      {parts}
    </svg>
  );
}
