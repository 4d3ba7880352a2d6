import { describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const LINE = { requestId: 'r', method: 'POST', route: '/mcp', status: 200, durationMs: 12, bytes: 3 };

describe('metrics', () => {
  it('count tools, rules and refusals', async () => {
    const metrics = new Metrics('1.2.3', () => null);
    metrics.request({ ...LINE, tool: 'validate_invoice', rules: ['BR-CO-10', 'BR-01'] });
    metrics.request({ ...LINE, tool: 'validate_invoice', rules: ['BR-CO-10'] });
    metrics.request({ ...LINE, tool: 'generate_invoice', code: 'quota_exceeded' });
    const text = await metrics.text();
    expect(text).toContain('conforme_mcp_tool_calls_total{tool="validate_invoice",code="ok"} 2');
    expect(text).toContain('conforme_mcp_tool_calls_total{tool="generate_invoice",code="quota_exceeded"} 1');
    expect(text).toContain('conforme_rule_findings_total{rule="BR-CO-10"} 2');
    expect(text).toContain('conforme_refusals_total{code="quota_exceeded"} 1');
    expect(text).toContain('conforme_info{version="1.2.3"} 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('keep the ids of rules within bounds, whoever makes them up', async () => {
    const metrics = new Metrics('1', () => null);
    for (let at = 0; at < 6_000; at++) metrics.request({ ...LINE, rules: [`X-${at}`] });
    const text = await metrics.text();
    expect(text.match(/^conforme_rule_findings_total/gm)).toHaveLength(5_001);
    expect(text).toContain('conforme_rule_findings_total{rule="other"} 1000');
  });

  it('tell of the cores of a gateway, and nothing of cores where there are none', async () => {
    const states = new Map([
      ['serving', 2],
      ['away', 1],
    ] as const);
    const metrics = new Metrics(
      '1',
      () => null,
      () => ({ states, busy: 3, moved: 4, shed: 5 }),
    );
    const text = await metrics.text();
    expect(text).toContain('conforme_cores{state="serving"} 2');
    expect(text).toContain('conforme_cores{state="away"} 1');
    expect(text).toContain('conforme_core_calls_under_way 3');
    expect(text).toContain('conforme_core_calls_moved_total 4');
    expect(text).toContain('conforme_core_calls_shed_total 5');
    expect(await new Metrics('1', () => null).text()).not.toContain('conforme_core');
  });

  it('time the steps of the engine in seconds', async () => {
    const metrics = new Metrics('1', () => null);
    metrics.stage('parse', 1.5);
    metrics.stage('parse', 30);
    const text = await metrics.text();
    expect(text).toContain('conforme_engine_stage_duration_seconds_bucket{le="0.001",stage="parse"} 0');
    expect(text).toContain('conforme_engine_stage_duration_seconds_bucket{le="0.0025",stage="parse"} 1');
    expect(text).toContain('conforme_engine_stage_duration_seconds_count{stage="parse"} 2');
  });

  it('count the calls of the engine by what came of them, and time them', async () => {
    const metrics = new Metrics('1', () => null);
    metrics.call('validate', 'ok', 2);
    metrics.call('validate', 'not_an_einvoice', 30);
    const text = await metrics.text();
    expect(text).toContain('conforme_engine_calls_total{method="validate",code="ok"} 1');
    expect(text).toContain('conforme_engine_calls_total{method="validate",code="not_an_einvoice"} 1');
    expect(text).toContain('conforme_engine_call_duration_seconds_bucket{le="0.0025",method="validate"} 1');
    expect(text).toContain('conforme_engine_call_duration_seconds_count{method="validate"} 2');
  });

  it('read the threads when asked, and only where there are some', async () => {
    let busy = 1;
    const metrics = new Metrics('1', () => ({ threads: 2, busy, waiting: 7 }));
    expect(await metrics.text()).toContain('conforme_worker_threads_busy 1');
    busy = 2;
    const text = await metrics.text();
    expect(text).toContain('conforme_worker_threads_busy 2');
    expect(text).toContain('conforme_worker_queue_length 7');
    expect(await new Metrics('1', () => null).text()).not.toContain('conforme_worker');
  });
});
