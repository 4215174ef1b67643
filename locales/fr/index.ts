import shell from './shell.json'

/** The texts of every page, and how to load the others. `import.meta.glob` needs one such file per language. */
export const texts = {
  shell,
  load: import.meta.glob(['./*.json', '!./shell.json', '!./server.json', '!./desk*.json'], {
    import: 'default',
  }),
}
