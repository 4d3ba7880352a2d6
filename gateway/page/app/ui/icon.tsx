import * as lucide from 'lucide';
import { h } from 'preact';

const DRAWINGS = {
  attach: lucide.Paperclip,
  braces: lucide.Braces,
  check: lucide.Check,
  clock: lucide.Clock,
  cross: lucide.X,
  down: lucide.ChevronDown,
  download: lucide.Download,
  fatal: lucide.CircleX,
  file: lucide.File,
  half: lucide.Contrast,
  info: lucide.Info,
  key: lucide.KeyRound,
  left: lucide.ChevronLeft,
  moon: lucide.Moon,
  open: lucide.CircleAlert,
  plus: lucide.Plus,
  search: lucide.Search,
  sun: lucide.Sun,
  terminal: lucide.Terminal,
  trash: lucide.Trash2,
  undo: lucide.Undo2,
  up: lucide.ChevronUp,
  upload: lucide.Upload,
  valid: lucide.CircleCheck,
  wand: lucide.WandSparkles,
  warning: lucide.TriangleAlert,
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
