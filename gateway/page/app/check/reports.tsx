import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import type { Doc } from './document.ts';
import { report, type Reported, type ReportFormat } from './report.ts';

export function reported({ name, size: bytes, judged, error }: Doc): Reported {
  return {
    name,
    size: bytes,
    rulesets: judged?.rulesets ?? [],
    result: judged?.result ?? null,
    error: error && { code: error.code, message: error.message },
  };
}

interface Offered {
  readonly documents: readonly Reported[];
  readonly formats: readonly ReportFormat[];
}

export function ReportButtons({ documents, formats }: Offered) {
  const stem = documents.length === 1 ? documents[0]!.name.replace(/\.\w+$/, '') : words.batchName;
  const save = (format: ReportFormat): void =>
    download(`${stem}.report.${format}`, report(documents, format, new Date()));
  return (
    <div class="reports line" role="group" aria-label={words.downloadReport}>
      <Icon name="download" />
      <span class="label">{words.reportLabel}</span>
      {formats.map((format) => (
        <Button
          key={format}
          look="small"
          aria-label={words.downloadAs(format.toUpperCase())}
          onClick={() => save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
