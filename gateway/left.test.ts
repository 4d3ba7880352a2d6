import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { leftOf } from './left.ts';

describe('the signal of a connection', () => {
  it('is one for all its requests, and aborted when it is gone', async () => {
    const connection = new Socket();
    const signal = leftOf(connection);
    expect(leftOf(connection)).toBe(signal);
    expect(signal.aborted).toBe(false);
    const gone = new Promise((resolve) => signal.addEventListener('abort', resolve));
    connection.destroy();
    await gone;
    expect(signal.aborted).toBe(true);
  });

  it('of another connection is another', () => {
    expect(leftOf(new Socket())).not.toBe(leftOf(new Socket()));
  });

  it('is aborted from the start where the connection is gone already', () => {
    const connection = new Socket();
    connection.destroy();
    expect(leftOf(connection).aborted).toBe(true);
  });
});
