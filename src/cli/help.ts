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

  npx chipfront rfq list        requests for quote, the newest first
      --new                     only those nobody has opened
      --search TEXT             only those with TEXT in number, email, name or company
  npx chipfront rfq show NUMBER            contact and lines, beside our stock and prices; marks it viewed
  npx chipfront rfq export NUMBER [FILE]   its lines as .xlsx or .csv; CSV without FILE; marks it viewed, too

  npx chipfront user list       who has an account
      --search TEXT             only those with TEXT in email, name or company
  npx chipfront user activate EMAIL        without the mailed link
  npx chipfront user disable EMAIL         no more signing in; ends all sign-ins at once
  npx chipfront user enable EMAIL          the opposite
  npx chipfront user sign-out EMAIL        end all sign-ins
  npx chipfront user export EMAIL [FILE]   all the shop knows of a person, as JSON
  npx chipfront user erase EMAIL           forget a person; asks first
      --yes                     do not ask

Settings come from the environment and .env, as for npm start; the shop may be running.
Columns, encodings and what is refused: docs/importing.md; users and requests: docs/operating.md
`
