// Many documents in one order: what to do with them, how far the service is, and what came of it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DropZone, FileButton } from '../check/drop.tsx';
import { KeyPanel } from '../key.tsx';
import { moment, size, words } from '../language/words.ts';
import { failureIn, type ServiceError } from '../service.ts';
import { apiKey } from '../session.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { Latest } from '../ui/latest.ts';
import { Table } from '../ui/table.tsx';
import { Title } from '../ui/title.tsx';
import { Busy, Problem } from '../ui/waiting.tsx';
import { isOver, newsOf } from './announced.ts';
import { cancelJob, latestJobs, orderJob, resultsOf, type JobOut } from './requests.ts';
import { WorkChoice, workWanted } from './work.tsx';

const LOOK_MS = 1_000;
const ACCEPT = '.xml,.pdf,.zip,.json,.ndjson,.jsonl';

const files = signal<readonly File[]>([]);
const isSending = signal(false);
const listed = signal<readonly JobOut[] | null>(null);
/** Why what the reader asked for was not done. */
const problem = signal<ServiceError | null>(null);
/** Why the list has not come. That it came since mends no order. */
const unlisted = signal<ServiceError | null>(null);

const receive = (more: readonly File[]): void => void (files.value = [...files.value, ...more]);

/** What fails is shown in its place; what else goes wrong is the page's fault. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    problem.value = null;
  } catch (thrown) {
    problem.value = failureIn(thrown);
  }
}

const looks = new Latest();
let looking = 0;

/** Of several lists under way the one that was asked for last is shown. */
async function look(): Promise<void> {
  const isWanted = looks.ask();
  looking += 1;
  try {
    const jobs = await latestJobs();
    if (!isWanted()) return;
    const news = newsOf(listed.value, jobs);
    if (news !== '') announce(news);
    [listed.value, unlisted.value] = [jobs, null];
  } catch (thrown) {
    const failure = failureIn(thrown);
    if (isWanted()) unlisted.value = failure;
  } finally {
    looking -= 1;
  }
}

async function orderOf(sent: readonly File[]): Promise<void> {
  await orderJob(workWanted(), sent);
  // More may have been dropped meanwhile.
  files.value = files.value.filter((each) => !sent.includes(each));
}

async function order(): Promise<void> {
  const sent = files.value;
  isSending.value = true;
  try {
    await attempt(() => orderOf(sent));
  } finally {
    isSending.value = false;
  }
  await look();
}

export function JobsView() {
  const key = apiKey();
  const failure = problem.value ?? unlisted.value;
  useEffect(() => {
    [listed.value, unlisted.value] = [null, null];
    // Another key is another try.
    if (problem.value?.status === 401) problem.value = null;
    if (key === null) return;
    void look();
    const timer = setInterval(() => {
      if (looking === 0 && listed.value?.some((job) => !isOver(job))) void look();
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      looks.drop();
    };
  }, [key]);
  return (
    <section class="jobs stack">
      <Title>{words.jobs.title}</Title>
      <p class="lead">{words.jobs.lead}</p>
      {key === null ? <KeyPanel title={words.jobs.needsKey} /> : <Ordering />}
      {failure && <Trouble failure={failure} />}
      {key !== null && listed.value && <List jobs={listed.value} />}
      <p class="note">{words.jobs.kept}</p>
    </section>
  );
}

/** Faults of an order are the reader's to mend; all else is as everywhere. */
function Trouble({ failure }: { readonly failure: ServiceError }) {
  const again = (): void => {
    problem.value = null;
    void look();
  };
  if (failure.status !== 422) return <Problem failure={failure} again={again} />;
  const faults = failure.details as readonly { readonly msg?: string }[];
  return (
    <div class="problem card" role="alert">
      <Icon name="warning" class="large" />
      <div class="stack">
        <h2>{words.jobs.refused}</h2>
        {faults.map(({ msg }, at) => (
          <p key={at}>{msg}</p>
        ))}
      </div>
    </div>
  );
}

function Ordering() {
  const chosen = files.value;
  return (
    <>
      <DropZone receive={receive} label={words.jobs.dropHere} />
      <div class="drop stack center">
        <Icon name="upload" class="huge" />
        <p class="drop-title">{words.jobs.drop}</p>
        <p class="note">{words.jobs.takes}</p>
        <div class="actions center">
          <WorkChoice />
        </div>
        <div class="actions center">
          <FileButton label={words.choose} receive={receive} accept={ACCEPT} many />
        </div>
        {chosen.length > 0 && <Chosen chosen={chosen} />}
      </div>
    </>
  );
}

function Chosen({ chosen }: { readonly chosen: readonly File[] }) {
  const bytes = chosen.reduce((sum, file) => sum + file.size, 0);
  if (isSending.value) return <Busy text={words.jobs.sending} />;
  return (
    <div class="actions center">
      <span>{words.jobs.chosen(chosen.length, size(bytes))}</span>
      <Button look="primary" onClick={() => void order()}>
        {words.jobs.order}
      </Button>
      <Button onClick={() => (files.value = [])}>{words.cancel}</Button>
    </div>
  );
}

function List({ jobs }: { readonly jobs: readonly JobOut[] }) {
  if (jobs.length === 0) return null;
  const { columns } = words.jobs;
  const rows = jobs.map((job) => ({
    head: <code>{job.id}</code>,
    cells: [
      time(job.created_at),
      words.jobs.kindNames[job.kind],
      <Progress job={job} />,
      String(job.invalid),
      String(job.refused),
      <Actions job={job} />,
    ],
  }));
  return (
    <div class="card">
      <Table label={words.jobs.latest} columns={columns} rows={rows} class="jobs-table" />
    </div>
  );
}

function Progress({ job }: { readonly job: JobOut }) {
  const { state, processed, documents, expected_at: expected } = job;
  const text = words.jobs.progress(words.jobs.states[state], processed, documents);
  return (
    <>
      <span class="job-state">{text}</span>
      {!isOver(job) && <progress aria-label={text} max={documents || 1} value={processed} />}
      {expected && <span class="note">{words.jobs.expected(time(expected))}</span>}
    </>
  );
}

function Actions({ job }: { readonly job: JobOut }) {
  if (!isOver(job))
    return (
      <Button look="small" onClick={() => void attempt(() => cancelJob(job)).then(look)}>
        {words.jobs.cancel}
      </Button>
    );
  const fetched = (what: 'results' | 'errors' | 'parquet', name: string) => (
    <Button
      key={what}
      look="small"
      icon="download"
      aria-label={`${words.jobs.files[what]}, ${job.id}`}
      onClick={() => void attempt(async () => download(`${job.id}.${name}`, await resultsOf(job, what)))}
    >
      {words.jobs.files[what]}
    </Button>
  );
  return (
    <span class="actions">
      {fetched('results', 'ndjson')}
      {fetched('parquet', 'parquet')}
      {job.invalid + job.refused > 0 && fetched('errors', 'errors.ndjson')}
    </span>
  );
}

const time = (iso: string): string => moment(iso, { dateStyle: 'short', timeStyle: 'medium' });
