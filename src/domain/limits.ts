const MB = 1024 * 1024
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Every business constant, once. */
export const LIMITS = {
  jsonBodyBytes: MB,
  /** Values in a body, nested ones included; the largest is an RFQ of 500 lines. */
  jsonValues: 10_000,
  /** Fields of a form with a file. */
  formFields: 20,
  urlLength: 4_000,
  nameLength: 100,
  partNumberLength: 100,
  descriptionLength: 1_000,
  keywordLength: 500,
  keywordMinLength: 2,
  suggestions: 10,
  suggestionDelayMs: 500,
  searchHistory: 10,
  recommendedGoods: 10,
  relatedNews: 5,
  relatedGoods: 8,
  pageSize: 20,
  pageSizeMax: 100,
  /** Lists are counted, filtered and sorted up to here; beyond it nobody reads on. */
  listTotal: 10_000,
  quantityMax: 100_000_000,
  /** At or below this many minimum orders a stock is called low. */
  lowStockOrders: 10,
  emailLength: 254,
  emailMinLength: 6,
  addressLineLength: 200,
  commentLength: 2_000,
  passwordMinLength: 8,
  passwordMaxLength: 72,
  passwordTypedLength: 1_000,
  addressesPerUser: 50,
  signInsPerUser: 50,
  signInSeconds: 7 * DAY_SECONDS,
  activationLinkSeconds: DAY_SECONDS,
  resetLinkSeconds: HOUR_SECONDS,
  subscribeLinkDays: 7,
  /** How long a browser that signed in once is told from a stranger's. */
  deviceCookieSeconds: 365 * DAY_SECONDS,
  visitorCookieSeconds: 30 * DAY_SECONDS,
  cartLines: 500,
  /** The badge says 99+ from here on. */
  cartBadge: 100,
  idempotencyKeyLength: 100,
  /** How long the answer to a request with a key is kept. An order keeps its key for ever. */
  idempotencySeconds: DAY_SECONDS,
  /** How long an order waits for a part that an import is writing. */
  stockWaitMs: 3_000,
  /** How long a visitor's key opens an order after the last that happened to it. */
  orderKeySeconds: 180 * DAY_SECONDS,
  /** Buyers at the wallet's page are reminded of an order that is still unpaid after this time. */
  payReminderSeconds: 20 * 60,
  unpaidHours: 72,
  /** How long an order holds stock while its buyer has proven nothing. */
  unprovenHoldMinutes: 60,
  /** Unproven unpaid orders of one network address, and of one mailbox: how many, USD together, lines together. */
  unprovenOrders: 10,
  unprovenValue: 100_000,
  unprovenLines: 600,
  /** How long an order waits for a reported transfer. */
  confirmingDays: 10,
  receivedDays: 30,
  /** USD in one order; what fits the wallet's field, too. */
  orderTotalMax: 9_999_999.99,
  rfqLines: 500,
  /** USD per piece: what fits numeric(15,5) with room to spare. */
  priceMax: 1_000_000,
  uploadBytes: 2 * MB,
  uploadSeconds: DAY_SECONDS,
  /** What is kept of one network address; the oldest make room. */
  uploadsPerNetwork: 300,
  uploadBytesPerNetwork: 100 * MB,
  fileNameLength: 255,
  bomLines: 3_000,
  /** Numbers a line may be replaced by; further ones are dropped. */
  bomAlternates: 5,
  /** Part numbers that are looked up for one file, alternates included. */
  bomNumbers: 10_000,
  /** Blank rows, titles and sums count as rows, not as lines. */
  bomRows: 20_000,
  bomColumns: 100,
  bomSheets: 100,
  boardsMax: 1_000_000,
  /** What the process that reads a bill may take. */
  bomWork: { cpuSeconds: 10, wallSeconds: 60, heapMb: 256, totalMemoryMb: 768 },
  bomUnpackedBytes: 64 * MB,
  /** Filled cells of a file, characters of one (as in Excel) and of all. */
  bomCells: 1_000_000,
  bomCellCharacters: 32_767,
  bomCharacters: 16_000_000,
  proformaWaitSeconds: 10,
  proformaWork: { cpuSeconds: 10, wallSeconds: 15, heapMb: 384, totalMemoryMb: 1_024 },
  captchaSeconds: 5 * 60,
  captchaTries: 3,
  /** How much longer a code has to wait with each one its address has used beyond its allowance, and at most. */
  captchaWaitStepSeconds: 5,
  captchaWaitMaxSeconds: 60,
  langCookieSeconds: 365 * DAY_SECONDS,
  consentCookieSeconds: 180 * DAY_SECONDS,
  toastMs: 2_500,
  /** For what the shop answers to a message or a subscription. */
  replyToastMs: 3_000,
} as const
