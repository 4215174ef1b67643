export const HELP = `Chipfront command line

  npx chipfront import FILE     import a stock list (CSV or XLSX)
      --dry-run                 only show what would change
      --delete-missing          also remove parts that are not in FILE; asks first
      --yes                     do not ask
      --sheet NAME              use this sheet instead of the first
      --encoding NAME           encoding of a CSV file, if detection fails: gb18030, windows-1251 …
      --refused FILE            where to write refused rows; by default next to the input
      --parameters              also import one or two columns named after parameters, such as Resistance

  npx chipfront export [FILE]   write all parts as CSV to FILE or standard output

  npx chipfront backup FILE     save the whole shop, while it runs; - is standard output
      --overwrite               replace FILE if it exists
  npx chipfront restore FILE    fill an empty shop from a backup; - is standard input. The shop must be stopped
      --overwrite-shop          delete all data of a shop that is not empty, and replace it

  npx chipfront alternate list [PART]      list alternates given by staff or imports; PART is NUMBER or "MAKER: NUMBER"
  npx chipfront alternate add PART ALTERNATE     offer ALTERNATE for PART, but not the other way round
      --note TEXT               shown to buyers, in every language
  npx chipfront alternate remove PART ALTERNATE

  npx chipfront demo --parts N  fill an empty shop with N demo parts, or grow the demo to N

  npx chipfront order list      list orders, newest first
      --status STATUS           unpaid, confirming, preparing, shipping, received, refunded or canceled
      --search TEXT             only orders with TEXT in number, email, name, company, PO or tracking number
      --page N                  50 per page; also for rfq list, feedback list and user list
  npx chipfront order show NUMBER          show buyer, addresses, lines, payments and history
  npx chipfront order confirm NUMBER       record that the bank transfer has arrived
      --amount USD              amount that arrived; required if the order is unpaid or canceled
      --surplus                 with --amount: book money of an order that is paid already or has ended
  npx chipfront order reject NUMBER        record that the transfer has not arrived; asks the buyer to pay or send proof
  npx chipfront order write-off NUMBER     give up the small rest of a payment; needs --remark
  npx chipfront order reopen NUMBER        take stock again for a canceled order
  npx chipfront order ship NUMBER CARRIER TRACKING-NUMBER
      --line LINExPIECES        only these pieces, such as 1x50; repeatable. By default all open pieces
  npx chipfront order track NUMBER SHIPMENT CARRIER TRACKING-NUMBER    correct a tracking number
  npx chipfront order delivered NUMBER SHIPMENT    record that a shipment was delivered
  npx chipfront order tax-ids NUMBER       set --vat-id ID or --eori ID for the papers of an order
  npx chipfront order invoice NUMBER       issue the invoice
  npx chipfront order slip NUMBER SHIPMENT         issue the packing slip of a shipment
  npx chipfront order customs NUMBER SHIPMENT      issue the commercial invoice of a shipment
  npx chipfront order note NUMBER TEXT     add a note for staff
  npx chipfront order refund NUMBER        refund the rest, through the wallet or by bank; asks first
      --line LINExPIECES        refund only these pieces; repeatable
      --amount USD              refund this amount instead of the price of the lines
      --restock, --no-restock   by default, unsent pieces are restocked, sent ones not
  npx chipfront order refunded NUMBER      record that the refund was sent by bank transfer
      --amount USD              amount sent; by default the whole amount due
  npx chipfront order cancel NUMBER …      cancel unpaid or confirming orders; asks first
      --unproven                all orders that hold stock for unproven buyers
      --remark TEXT             note to the buyer, for reject, reopen, ship, refund and cancel
      --yes                     do not ask

  npx chipfront company list    list companies with their terms of payment
      --search TEXT             only companies with TEXT in their name
  npx chipfront company show ID            show terms, used credit and agreed prices
  npx chipfront company terms ID           set terms of payment
      --days N                  days to pay; 0: in advance
      --limit USD               limit for the total of unpaid orders
      --price-group NAME        "" for none
  npx chipfront company agree ID PART      agree prices of a part
      --price QUANTITY:USD      from this quantity on, such as 100:1.25; repeatable
      --until DATE              the last day, such as 2027-03-31
      --manufacturer NAME       if several have the number
  npx chipfront company disagree ID PART   end the agreed prices of a part; --manufacturer NAME as above

  npx chipfront price-group list           list price groups with their discounts
  npx chipfront price-group set NAME       add a price group, or replace its discounts
      --discount PERCENT[:MANUFACTURER[:CATEGORY]]   such as 5, 10:Texas Instruments or 8::Capacitors; repeatable
  npx chipfront price-group remove NAME    remove it; its companies pay list prices

  npx chipfront config list     list all settings, their values and whether they were set
  npx chipfront config get NAME
  npx chipfront config set NAME VALUE
  npx chipfront config set NAME --file FILE    use - for standard input
  npx chipfront config unset NAME          reset to the default

  npx chipfront seo list        list titles and descriptions set for paths
  npx chipfront seo set PATH LANG          for the page at PATH, given without the language prefix
      --title TEXT              replaces the page's own title; "" removes it
      --keyword TEXT
      --description TEXT
  npx chipfront seo unset PATH LANG        use the page's own texts again

  npx chipfront rfq list        list RFQs, newest first
      --new                     only RFQs that have not been viewed
      --search TEXT             only RFQs with TEXT in number, email, name or company
  npx chipfront rfq show NUMBER            show contact and lines with our stock and prices; marks it viewed
  npx chipfront rfq export NUMBER [FILE]   export lines as .xlsx or .csv (CSV without FILE); marks it viewed

  npx chipfront news list       list articles, and which were sent to subscribers
  npx chipfront news send ID    email an article to all subscribers, once; asks first
      --yes                     do not ask

  npx chipfront feedback list   list messages from visitors, newest first
      --search TEXT             only messages with TEXT in email or message
  npx chipfront feedback show ID

  npx chipfront staff list      list the members of staff
  npx chipfront staff add EMAIL            add a person and print the link for choosing a password
      --role ROLE               owner, manager, sales, accounts, warehouse, content or viewer; may be repeated
      --name NAME
  npx chipfront staff link EMAIL           print a link for choosing a new password
  npx chipfront staff disable EMAIL        block signing in and end all sessions
  npx chipfront staff enable EMAIL         allow signing in again
  npx chipfront staff sign-out EMAIL       end all sessions
  npx chipfront staff reset-factor EMAIL   remove the second factor, for a lost phone

  npx chipfront user list       list accounts
      --search TEXT             only accounts with TEXT in email, name or company
  npx chipfront user activate EMAIL        activate without the emailed link; --registration ID if there are several
  npx chipfront user disable EMAIL         block signing in and end all sign-ins
  npx chipfront user enable EMAIL          allow signing in again
  npx chipfront user sign-out EMAIL        end all sign-ins
  npx chipfront user export EMAIL [FILE]   export all data about a person as JSON
  npx chipfront user erase EMAIL           erase a person's data; asks first
      --yes                     do not ask

The database is found through the environment and .env, as with npm start; the shop may be running.
Columns, encodings and refused rows: docs/importing.md; everything else: docs/operating.md
`
