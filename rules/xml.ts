// What plugins of third parties import by this name.
export * from '@conforme/engine/xml';
