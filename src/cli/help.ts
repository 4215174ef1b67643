export const HELP = `Chipfront, from the shell

  npx chipfront import FILE     take in a stock list (CSV or XLSX)
      --dry-run                 only tell what would change
      --delete-missing          also remove the parts that are not in FILE; asks first
      --yes                     do not ask
      --sheet NAME              a sheet of the workbook other than the first
      --encoding NAME           of a CSV file, where the guess is wrong: gb18030, windows-1251 …
      --refused FILE            where to write refused rows; otherwise beside the input

  npx chipfront export [FILE]   write all parts as CSV, to FILE or to standard output

  npx chipfront demo --parts N  fill an empty shop with N demo parts, or the demo up to N

  npx chipfront order list      orders, the newest first
      --status STATUS           unpaid, confirming, preparing, shipping, received, refunded or canceled
      --search TEXT             only those with TEXT in number, email, name, company, PO or shipping number
      --page N                  50 are shown at a time; likewise for rfq, feedback and user list
  npx chipfront order show NUMBER          buyer, addresses, lines, payments and history
  npx chipfront order confirm NUMBER       the bank transfer has arrived
      --amount USD              what arrived; required for an order that is unpaid or canceled
  npx chipfront order reject NUMBER        it has not: the buyer is asked to pay once more
  npx chipfront order ship NUMBER CARRIER SHIPPING-NUMBER
  npx chipfront order refund NUMBER        gives the money back through the wallet; asks first
  npx chipfront order refunded NUMBER      the money has been sent back by bank transfer
      --amount USD              what was sent; all that is due without it
  npx chipfront order cancel NUMBER …      one or many, while unpaid or confirming; asks first
      --unproven                all orders that hold stock for buyers who have proven nothing
      --remark TEXT             for the buyer, with reject, ship, refund and cancel
      --yes                     do not ask

  npx chipfront config list     what can be set, what holds, and whether it was set
  npx chipfront config get NAME
  npx chipfront config set NAME VALUE
  npx chipfront config set NAME --file FILE    - is standard input
  npx chipfront config unset NAME          back to the default

  npx chipfront seo list        titles and descriptions written for paths
  npx chipfront seo set PATH LANG          of the page at PATH, which is without its language
      --title TEXT              in place of the page's own; "" takes it back
      --keyword TEXT
      --description TEXT
  npx chipfront seo unset PATH LANG        the page speaks for itself again

  npx chipfront rfq list        requests for quote, the newest first
      --new                     only those nobody has opened
      --search TEXT             only those with TEXT in number, email, name or company
  npx chipfront rfq show NUMBER            contact and lines, beside our stock and prices; marks it viewed
  npx chipfront rfq export NUMBER [FILE]   its lines as .xlsx or .csv; CSV without FILE; marks it viewed, too

  npx chipfront news list       articles, and which were sent to the subscribers
  npx chipfront news send ID    mails an article to everyone who is subscribed, once; asks first
      --yes                     do not ask

  npx chipfront feedback list   what visitors wrote, the newest first
      --search TEXT             only those with TEXT in email or message
  npx chipfront feedback show ID

  npx chipfront user list       who has an account
      --search TEXT             only those with TEXT in email, name or company
  npx chipfront user activate EMAIL        without the mailed link; --registration ID where there are several
  npx chipfront user disable EMAIL         no more signing in; ends all sign-ins at once
  npx chipfront user enable EMAIL          the opposite
  npx chipfront user sign-out EMAIL        end all sign-ins
  npx chipfront user export EMAIL [FILE]   all the shop knows of a person, as JSON
  npx chipfront user erase EMAIL           forget a person; asks first
      --yes                     do not ask

Where the database is comes from the environment and .env, as for npm start; the shop may be running.
Columns, encodings and what is refused: docs/importing.md; everything else: docs/operating.md
`
