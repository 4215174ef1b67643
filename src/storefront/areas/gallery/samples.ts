/** Sample texts in one language. Only developers see them, so they are not in the translation files. */
export type Samples = {
  locale: string
  sections: Record<
    'buttons' | 'forms' | 'trade' | 'results' | 'navigation' | 'overlays' | 'feedback' | 'prose',
    string
  >
  close: string
  required: string
  copy: { copy: string; copied: string }
  remove: string
  buttons: { add: string; quote: string; datasheet: string; saving: string; soldOut: string; help: string }
  fields: {
    email: string
    emailHint: string
    emailError: string
    part: string
    message: string
    messagePlaceholder: string
    country: string
    countryPlaceholder: string
    countries: readonly string[]
    terms: string
    termsError: string
    packages: string
    shipping: string
    express: string
    expressHint: string
    economy: string
    economyHint: string
    quantity: string
  }
  stock: { in: string; low: string; out: string }
  trade: {
    perPiece: string
    breaks: string
    unitPrice: string
    extended: string
    inForce: string
    badges: readonly [string, string, string, string, string]
    lead: string
  }
  results: {
    label: string
    part: string
    maker: string
    description: string
    package: string
    stock: string
    price: string
    add: string
  }
  descriptions: readonly [string, string, string, string]
  navigation: {
    pages: string
    previous: string
    next: string
    page: (page: number) => string
    here: string
    crumbs: readonly string[]
    tabs: readonly [string, string, string]
    tabText: string
    filters: readonly string[]
  }
  overlays: {
    dialog: string
    dialogText: string
    send: string
    drawer: string
    drawerText: string
    quotes: string
    toastSuccess: string
    toastError: string
    saved: string
    failed: string
  }
  feedback: {
    info: string
    success: string
    warning: string
    errorTitle: string
    error: string
    emptyTitle: string
    emptyText: string
    emptyAction: string
    loading: string
    card: string
    cardAction: string
    cardText: string
  }
  prose: {
    title: string
    lead: string
    points: readonly string[]
    quote: string
    columns: readonly string[]
    terms: readonly [string, string][]
  }
}
