declare module 'virtual:catalogue' {
  export const catalogue: import('./catalogue.ts').Catalogue
}
