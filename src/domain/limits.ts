const MB = 1024 * 1024
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** All business constants. */
export const LIMITS = {
  jsonBodyBytes: MB,
  /** Values in a JSON body, nested ones included; the largest legitimate body is a quote of 500 lines. */
  jsonValues: 25_000,
  /** Fields of a multipart form with a file. */
  formFields: 20,
  urlLength: 4_000,
  nameLength: 100,
  partNumberLength: 100,
  descriptionLength: 1_000,
  /** Of the demo: the largest catalog that was measured. */
  demoParts: 10_000_000,
  keywordLength: 500,
  keywordMinLength: 2,
  suggestions: 10,
  suggestionDelayMs: 500,
  searchHistory: 10,
  recommendedGoods: 10,
  alternates: 20,
  comparedParts: 8,
  /** Parts proposed for a line that names no part number. */
  parameterMatches: 10,
  relatedNews: 5,
  relatedGoods: 8,
  pageSize: 20,
  pageSizeMax: 100,
  /** Lists are counted, filtered and sorted up to this many entries; buyers do not page further. */
  listTotal: 10_000,
  /** Saved views of one list, per person and shared. */
  savedViews: 50,
  /** The cursor of a list of the desk. */
  cursorLength: 500,
  /** Values of one filter or ids in a query, and the length of a filter in a URL. */
  filterValues: 30,
  filterLength: 1_000,
  /** Filters by parameter in one list. */
  filters: 12,
  /** Parameters that a list of one category shows of each part. */
  leadParameters: 6,
  /** Values of a parameter that a list shows before it is opened. */
  facetValues: 12,
  /** Manufacturers, categories and packages that a list can be filtered by. */
  facetEntries: 100,
  quantityMax: 100_000_000,
  /** A stock of at most this many minimum orders is called low. */
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
  /** Stock alerts that wait for their part or for a confirmation. */
  watchesPerMailbox: 200,
  staffSessionSeconds: 7 * DAY_SECONDS,
  /** A session of staff ends after this time without a request. */
  staffIdleSeconds: 12 * HOUR_SECONDS,
  staffSetupLinkSeconds: HOUR_SECONDS,
  staffInviteLinkSeconds: DAY_SECONDS,
  /** How long a confirmed second factor allows risky actions. */
  stepUpSeconds: 600,
  /** A code of an authenticator app or a recovery code, as typed. */
  staffCodeLength: 40,
  /** How long a person takes to use a passkey. */
  passkeySeconds: 300,
  passkeysPerPerson: 20,
  /** A field of an authenticator's answer, in base64url. */
  passkeyFieldLength: 10_000,
  /** Open streams of changes per person. */
  deskStreamsPerPerson: 10,
  deskHeartbeatMs: 4_000,
  /** How long a browser that has signed in is recognized. */
  deviceCookieSeconds: 365 * DAY_SECONDS,
  visitorCookieSeconds: 30 * DAY_SECONDS,
  cartLines: 500,
  /** The cart badge shows 99+ from here on. */
  cartBadge: 100,
  idempotencyKeyLength: 100,
  /** How long the response to a request with an Idempotency-Key is kept. Orders keep their key forever. */
  idempotencySeconds: DAY_SECONDS,
  /** How long an order waits for a part locked by an import. */
  stockWaitMs: 3_000,
  /** How long an order key works after the order's last change. */
  orderKeySeconds: 180 * DAY_SECONDS,
  /** Buyers who left for the wallet's page are reminded of an unpaid order after this time. */
  payReminderSeconds: 20 * 60,
  unpaidHours: 72,
  /** How long an order of an unproven buyer holds stock. */
  unprovenHoldMinutes: 60,
  /**
   * Limits for unproven unpaid orders per network address and per mailbox: orders, total USD, total lines.
   */
  unprovenOrders: 10,
  unprovenValue: 100_000,
  unprovenLines: 600,
  /** How long an order waits for a reported transfer. */
  confirmingDays: 10,
  receivedDays: 30,
  /** USD of one order that a person refunds without confirming the second factor, unless set otherwise. */
  refundCapUsd: 1_000,
  /** USD: missing cents are not worth asking for. */
  paymentTolerance: 1,
  /** USD per order; also fits the wallet's field. */
  orderTotalMax: 9_999_999.99,
  /** Of one part. */
  priceBreaks: 20,
  rfqLines: 500,
  /** USD per piece; fits numeric(15,5) with room to spare. */
  priceMax: 1_000_000,
  uploadBytes: 2 * MB,
  uploadSeconds: DAY_SECONDS,
  /** Uploads kept per network address; the oldest are removed first. */
  uploadsPerNetwork: 300,
  uploadBytesPerNetwork: 100 * MB,
  fileNameLength: 255,
  bomLines: 3_000,
  /** Lines on the quick order pad, and characters of its text. */
  pastedLines: 500,
  pastedCharacters: 100_000,
  /** Saved bills of materials. */
  projectsPerUser: 50,
  projectLines: 1_000,
  /** Alternates per line; further ones are dropped. */
  bomAlternates: 5,
  /** Lines without a number that are searched by their parameters. */
  bomValues: 200,
  /** Part numbers looked up per file, alternates included. */
  bomNumbers: 10_000,
  /** Blank rows, titles and totals count as rows, not as lines. */
  bomRows: 20_000,
  bomColumns: 100,
  bomSheets: 100,
  boardsMax: 1_000_000,
  sparePercentMax: 100,
  sparePiecesMax: 1_000_000,
  /**
   * A line starts left out if rounding it up to minimum and multiple costs more than this in USD, and more than
   * this many times the price of the pieces wanted.
   */
  excessCost: 20,
  excessTimes: 5,
  /** Resource limits of the process that reads a BOM. */
  bomWork: { cpuSeconds: 10, wallSeconds: 60, heapMb: 256, totalMemoryMb: 768 },
  bomUnpackedBytes: 64 * MB,
  /** Non-empty cells of a file, and characters per cell (as in Excel) and in total. */
  bomCells: 1_000_000,
  bomCellCharacters: 32_767,
  bomCharacters: 16_000_000,
  proformaWaitSeconds: 10,
  proformaWork: { cpuSeconds: 10, wallSeconds: 15, heapMb: 384, totalMemoryMb: 1_024 },
  /** Pictures uploaded at the desk: size of the file, pixels in it, and the longer side after encoding. */
  pictureBytes: 5 * MB,
  picturePixels: 40_000_000,
  pictureSide: 2_000,
  /** Base64 in JSON, with room for the name. */
  pictureBodyBytes: 7 * MB,
  pictureWork: { cpuSeconds: 10, wallSeconds: 30, heapMb: 128, totalMemoryMb: 512 },
  captchaSeconds: 5 * 60,
  captchaTries: 3,
  /** The added delay per code used beyond the allowance, and its maximum. */
  captchaWaitStepSeconds: 5,
  captchaWaitMaxSeconds: 60,
  langCookieSeconds: 365 * DAY_SECONDS,
  consentCookieSeconds: 180 * DAY_SECONDS,
  toastMs: 2_500,
  /** For the confirmation of a message or a subscription. */
  replyToastMs: 3_000,
} as const
