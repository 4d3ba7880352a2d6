import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What both modules of HarfBuzz export beside its functions; pointers are numbers. */
export interface Heap {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  malloc(length: number): number;
  free(pointer: number): void;
  readonly hb_blob_create: (
    data: number,
    length: number,
    mode: number,
    userData: number,
    destroy: number,
  ) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
}

/** HB_MEMORY_MODE_WRITABLE: the data lies in the memory of the module, and is ours to free. */
const WRITABLE = 2;
const PAGE = 65_536;

const require = createRequire(import.meta.url);

/** The types of Node name no values here. */
const { Module, Instance } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object, imports: object) => { readonly exports: object };
    };
  }
).WebAssembly;

/**
 * HarfBuzz by its C functions, as the package has them compiled: the typed interface above them is read asynchronously and leaves its
 * memory to the garbage collector, text is set synchronously and over and over.
 */
export function instantiate<Functions extends Heap>(file: 'harfbuzz' | 'harfbuzz-subset'): Functions {
  const bytes = readFileSync(require.resolve(`harfbuzzjs/dist/${file}.wasm`));
  const { exports } = new Instance(new Module(bytes), {
    env: {
      _abort_js: aborted,
      _emscripten_runtime_keepalive_clear: ignored,
      _setitimer_js: () => 0,
      emscripten_resize_heap: (length: number) => enlarged(module, length),
    },
    wasi_snapshot_preview1: { proc_exit: aborted },
  });
  const module = exports as Functions & { _initialize?(): void; __wasm_call_ctors?(): void };
  (module._initialize ?? module.__wasm_call_ctors)?.();
  return module;
}

function aborted(): never {
  throw new Error('HarfBuzz gave up');
}

function ignored(): void {}

function enlarged({ memory }: Heap, length: number): number {
  try {
    memory.grow(Math.ceil((length - memory.buffer.byteLength) / PAGE));
    return 1;
  } catch {
    return 0;
  }
}

/** Bytes in the memory of the module; to be freed. */
export function copied(heap: Heap, bytes: Uint8Array): number {
  const pointer = heap.malloc(bytes.length);
  if (pointer === 0) throw new Error('HarfBuzz has no room for a font');
  new Uint8Array(heap.memory.buffer).set(bytes, pointer);
  return pointer;
}

/** A font program opened; what it is read from must outlive it. */
export function faceAt(heap: Heap, pointer: number, length: number): number {
  const blob = heap.hb_blob_create(pointer, length, WRITABLE, 0, 0);
  const face = heap.hb_face_create(blob, 0);
  heap.hb_blob_destroy(blob);
  return face;
}
