import { describe, expect, test } from 'vitest'
import { readBom } from './read-bom.ts'
import { inShort, writtenSheet } from './written-sheet.ts'

/** Sheets as various CAD tools and buyers produce them: description, sheet, expected lines. */
const BOMS: [string, string, string[]][] = [
  [
    'OrCAD CIS: two makers and their numbers line by line',
    `
Item Number | Quantity | Part Reference | PCB Footprint | MFG NAME | MFG PN
1 | 2 | C12,C14 | C0805 | SAMSUNG\rMURATA | CL21A106KAYNNNE\rGRM21BR61E106KA73L
2 | 1 | U4 | SO8 | TI | NE555DR`,
    ['CL21A106KAYNNNE / SAMSUNG / 2', 'NE555DR / TI / 1'],
  ],
  [
    'EasyEDA Pro: what is not added to the bill',
    `
No. | Quantity | Comment | Designator | Manufacturer Part | Manufacturer | Add into BOM
1 | 1 | CH340C | U1 | CH340C | WCH | yes
2 | 2 | 22pF | C1,C2 | 0402CG220J500NT | FH | no`,
    ['CH340C / WCH / 1'],
  ],
  [
    'Allegro: vendors are manufacturers, and the part number is our own',
    `
COMPONENT NAME | REFDES | QTY | PART_NUMBER | VENDOR | VENDOR_PN
CAPC0603 | C1 C2 C3 | 3 | 110-00123 | KEMET | C0603C104K5RACTU
IC_SO8 | U2 | 1 | 220-00991 | TI | LM358DR`,
    ['C0603C104K5RACTU / KEMET / 3', 'LM358DR / TI / 1'],
  ],
  [
    'Zuken: 型格 beside our own 部品番号',
    `
項番 | 部品番号 | 品名 | 型格 | メーカ | 数量(1台) | 回路記号 | 備考
1 | 1234-5678 | チップ抵抗 | RK73H1JTTD1002F | KOA | 3 | R1～R3 |
 |  |  | MCR03EZPFX1002 | ローム |  |  | 代替品
2 | 1234-9999 | IC | NJM4558M | 日清紡マイクロデバイス | 1 | IC2 |`,
    ['RK73H1JTTD1002F / KOA / 3', 'NJM4558M / 日清紡マイクロデバイス / 1'],
  ],
  [
    'Chinese: alternates repeat the quantity and say so in a column of their own',
    `
序号 | 主/替 | 元件编码 | 制造商型号 | 制造商 | 单机用量 | 位号
1 | 主料 | A0001 | CL10B104KB8NNNC | 三星 | 10 | C1-C10
 | 替代 | A0002 | CC0603KRX7R9BB104 | 国巨 | 10 | C1-C10
2 | 主料 | A0003 | STM32F030F4P6 | ST | 1 | U1`,
    ['CL10B104KB8NNNC / 三星 / 10', 'STM32F030F4P6 / ST / 1'],
  ],
  [
    'subtotals, a revision block, DNI in place of a quantity, and two numbers with their makers',
    `
MPN | Description | Qty
RC0402FR-0710KL | RES 10K | 8
RC0402FR-07100RL | RES 100R | DNI
Subtotal resistors | | 12
LM358DR (TI) or LM358DT (ST) | Op amp | 1
Rev | B | 2024`,
    ['RC0402FR-0710KL / 8', 'LM358DR / TI / 1'],
  ],
  [
    'Altium: Comment and Value beside the number, two makers per part',
    `
Comment | Description | Designator | Footprint | LibRef | Quantity | Manufacturer 1 | Manufacturer Part Number 1 | Manufacturer 2 | Manufacturer Part Number 2 | Supplier 1 | Supplier Part Number 1
100nF | CAP CER 0.1UF | C1, C2, C3 | CAPC1608 | CAP | 3 | Murata | GRM188R71H104KA93D | Yageo | CC0603KRX7R9BB104 | Digi-Key | 490-1519-1-ND
LM358 | OPAMP DUAL | U1 | SOIC8 | LM358 | 1 | Texas Instruments | LM358DR | | | Mouser | 595-LM358DR
TVS | TVS 5V | D1 | SMA | TVS | 1 | | | Bourns | SMAJ5.0A | |`,
    ['GRM188R71H104KA93D / Murata / 3', 'LM358DR / Texas Instruments / 1', 'SMAJ5.0A / Bourns / 1'],
  ],
  [
    'KiCad: references joined by spaces, the quantity last, a datasheet in between',
    `
Reference | Value | Datasheet | Footprint | MPN | Manufacturer | Qty | DNP
C1 C2 C3 C4 | 10u | ~ | Capacitor_SMD:C_0805_2012Metric | CL21A106KAYNNNE | Samsung | 4 |
R9 | 0R | ~ | Resistor_SMD:R_0603 | RC0603JR-070RL | Yageo | 1 | DNP
U3 | STM32G031K8T6 | https://www.st.com/x.pdf | LQFP-32 | STM32G031K8T6 | STMicroelectronics | 1 |`,
    ['CL21A106KAYNNNE / Samsung / 4', 'STM32G031K8T6 / STMicroelectronics / 1'],
  ],
  [
    'EasyEDA: the shop numbers its parts too',
    `
ID | Name | Designator | Footprint | Quantity | Manufacturer Part | Manufacturer | Supplier | Supplier Part | LCSC Part # | Price
1 | 10k | R1,R2 | R0402 | 2 | 0402WGF1002TCE | UNI-ROYAL(厚声) | LCSC | C25744 | C25744 | 0.001
2 | TP4056 | U1 | SOP-8 | 1 | TP4056-42-ESOP8 | TPOWER | LCSC | C382139 | C382139 | 0.1`,
    ['0402WGF1002TCE / UNI-ROYAL(厚声) / 2', 'TP4056-42-ESOP8 / TPOWER / 1'],
  ],
  [
    'Eagle: Parts are the places on the board',
    `
Qty | Value | Device | Package | Parts | Description | MF | MPN
2 | 22p | C-EUC0402 | C0402 | C7, C8 | CAPACITOR | AVX | 04025A220JAT2A
1 | 16MHz | CRYSTAL | HC49 | Q1 | QUARTZ | Abracon | ABLS-16.000MHZ-B4-T`,
    ['04025A220JAT2A / AVX / 2', 'ABLS-16.000MHZ-B4-T / Abracon / 1'],
  ],
  [
    'a purchaser: Part is the number, and quantities have commas',
    `
Part | Make | Qty | Target
XC7A35T-1FTG256C | Xilinx | 1,250 | 28.50
MT41K128M16JT-125:K | Micron | 2,500 pcs | $3.15`,
    ['XC7A35T-1FTG256C / Xilinx / 1250', 'MT41K128M16JT-125:K / Micron / 2500'],
  ],
  [
    'OrCAD: a title, a rule, braces, and no numbers but in Part',
    `
Bill Of Materials | March 3, 2024 | Page1

{Item} | {Quantity} | {Reference} | {Part}
______________________
1 | 2 | U1,U2 | SN74LVC1G08DBVR
2 | 1 | U3 | TPS62130RGTR
3 | 4 | J1,J2,J3,J4 | 10118194-0001LF`,
    ['SN74LVC1G08DBVR / 2', 'TPS62130RGTR / 1', '10118194-0001LF / 4'],
  ],
  [
    'Fusion: spellings run together',
    `
refdes | partnumber | manufacturername | qtyperboard
R1,R2 | ERJ-3EKF1002V | Panasonic | 2`,
    ['ERJ-3EKF1002V / Panasonic / 2'],
  ],
  [
    'a distributor’s basket: its own number comes first',
    `
Index | DigiKey Part # | Manufacturer Part Number | Manufacturer | Customer Reference | Quantity | Unit Price | Extended Price
1 | 296-1395-5-ND | LM358P | Texas Instruments | U4 | 10 | 0.45 | 4.50
2 | 1N4148FS-ND | 1N4148 | onsemi | D1 | 25 | 0.10 | 2.50
| | | | | | Subtotal | 7.00`,
    ['LM358P / Texas Instruments / 10', '1N4148 / onsemi / 25'],
  ],
  [
    'a company block, an empty row, a group row and a sum',
    `
ACME Controls Inc. | | | |
Project: | Motor driver rev C | Quantity: | 50 |
Part Number: | ASM-0042 | | |

General | | Purchasing | |
Ref Des | Mfr. | Mfr. # | Qty per board | Unit price
Q1-Q6 | Infineon | IPB017N10N5 | 6 | $2.10
U1 | TI | DRV8353RSRGZT | 1 | $4.00

| | Total: | 7 | $16.60`,
    ['IPB017N10N5 / Infineon / 6', 'DRV8353RSRGZT / TI / 1'],
  ],
  [
    'Chinese, from a design house',
    `
序号 | 物料名称 | 规格型号 | 封装 | 位号 | 用量 | 品牌 | 备注
1 | 贴片电容 | CL05B104KO5NNNC | 0402 | C1,C2,C3 | 3 | 三星 |
2 | 主控芯片 | GD32F103C8T6 | LQFP48 | U1 | 1 | 兆易创新 |
3 | 贴片电阻 | RC0402FR-0710KL | 0402 | R5 | 1 | 国巨 | 不焊
合计 | | | | | 4 | |`,
    ['CL05B104KO5NNNC / 三星 / 3', 'GD32F103C8T6 / 兆易创新 / 1'],
  ],
  [
    'Chinese, for a quotation: total need beside the board’s',
    `
询价单 | | | | |
制造商料号 | 制造商 | 单板用量 | 总需求 | 目标价(USD) | 批号
TPS5430DDAR | TI/德州仪器 | 2个 | 2000 | 0.85 | 22+
SS34 | MDD(辰达) | 4颗 | 4000 | 0.02 | 23+`,
    ['TPS5430DDAR / TI/德州仪器 / 2', 'SS34 / MDD(辰达) / 4'],
  ],
  [
    'Russian list of elements: groups, and the manufacturer after the number',
    `
Поз. обозначение | Наименование | Кол. | Примечание
| Конденсаторы | |
C1...C4 | GRM155R71C104KA88D, Murata | 4 |
| Микросхемы | |
DA1 | LM358DR, Texas Instruments | 1 |`,
    ['GRM155R71C104KA88D / Murata / 4', 'LM358DR / Texas Instruments / 1'],
  ],
  [
    'Portuguese',
    `
Quantidade | Código do fabricante | Fabricante | Descrição
3 | CC0603KRX7R9BB104 | Yageo | Capacitor
1 | LM358DR | TI | Amplificador`,
    ['CC0603KRX7R9BB104 / Yageo / 3', 'LM358DR / TI / 1'],
  ],
  [
    'printed pages: a page number between two parts of the list',
    `
MPN | Qty
LM358DR | 2

Page 2
MPN | Qty
TPS5430DDAR | 3`,
    ['LM358DR / 2', 'TPS5430DDAR / 3'],
  ],
  [
    'traditional Chinese',
    `
項次 | 料號 | 廠牌 | 製造商型號 | 數量 | 零件位置
1 | 100-0001 | 國巨 | CC0603KRX7R9BB104 | 12 | C1~C12
2 | 100-0002 | 聯發科 | MT7688AN | 1 | U1`,
    ['CC0603KRX7R9BB104 / 國巨 / 12', 'MT7688AN / 聯發科 / 1'],
  ],
  [
    'Japanese, fullwidth figures',
    `
部品表
項番 | 部品記号 | 品名 | メーカー型番 | メーカー名 | 員数 | 備考
１ | Ｒ１，Ｒ２ | チップ抵抗 | RK73H1JTTD1002F | KOA | ２ |
２ | ＩＣ１ | マイコン | R5F100LEAFB#30 | ルネサス | １ |
３ | Ｒ９ | チップ抵抗 | RK73H1JTTD1001F | KOA | １ | 未実装`,
    ['RK73H1JTTD1002F / KOA / 2', 'R5F100LEAFB#30 / ルネサス / 1'],
  ],
  [
    'Japanese, a purchaser’s short form in halfwidth letters',
    `
型番 | ﾒｰｶｰ | 数量 | 希望単価
BU33TD3WG-TR | ローム | 1,000個 | 0.12`,
    ['BU33TD3WG-TR / ローム / 1000'],
  ],
  [
    'Korean',
    `
순번 | 품명 | 제조사 품번 | 제조사 | 수량 | 참조번호
1 | 커패시터 | CL10A106MQ8NNNC | 삼성전기 | 8개 | C1-C8
2 | 레귤레이터 | AP2112K-3.3TRG1 | Diodes | 1 | U2
합계 | | | | 9 |`,
    ['CL10A106MQ8NNNC / 삼성전기 / 8', 'AP2112K-3.3TRG1 / Diodes / 1'],
  ],
  [
    'Korean with running words',
    `
부품번호 | 메이커 | 필요수량 | 목표단가
KSZ8081RNAIA | Microchip | 3 000 | 0.9`,
    ['KSZ8081RNAIA / Microchip / 3000'],
  ],
  [
    'Korean, the number under 규격',
    `
품명 | 규격 | 제조사 | 소요량 | 단가
저항 | RC0603FR-0710KL | Yageo | 10 | 5
다이오드 | BAV99,215 | Nexperia | 4 | 12`,
    ['RC0603FR-0710KL / Yageo / 10', 'BAV99,215 / Nexperia / 4'],
  ],
  [
    'German, abbreviated, points between thousands',
    `
Stückliste Netzteil NT-24

Pos. | Bezeichner | Bezeichnung | Herst. | Herst.-Teilenummer | Stk. | Zielpreis
10 | C1, C2 | Elko 470µF | Würth Elektronik | 860020575017 | 1.000 | 0,15
20 | IC1 | Schaltregler | TI | LM2596S-5.0/NOPB | 500 Stück | 1,20
30 | R7 | Widerstand | Vishay | CRCW06030000Z0EA | 1 | n. b.
Summe | | | | | 1.501 |`,
    [
      '860020575017 / Würth Elektronik / 1000',
      'LM2596S-5.0/NOPB / TI / 500',
      'CRCW06030000Z0EA / Vishay / 1',
    ],
  ],
  [
    'German without umlauts, what is fitted in a column',
    `
Bauteil | Hersteller-Nr. | Hersteller | Stueck | Bestueckt
R1 | MCR03EZPFX1003 | Rohm | 1 | ja
R2 | MCR03EZPFX4702 | Rohm | 1 | nein`,
    ['MCR03EZPFX1003 / Rohm / 1'],
  ],
  [
    'German, from a merchandise system: three decimals in every quantity',
    `
Pos | Menge | Einheit | Artikelnummer | Bezeichnung | Hersteller | Herstellerartikelnr.
10 | 1,000 | ST | 10023 | Widerstand 10k | Yageo | RC0603FR-0710KL
20 | 1.250,000 | ST | 10024 | Kondensator | Murata | GRM188R71H104KA93D`,
    ['RC0603FR-0710KL / Yageo / 1', 'GRM188R71H104KA93D / Murata / 1250'],
  ],
  [
    'German misspelled',
    `
Referenz | Hersteler | Herstellernumer | Anazhl
U1 | Nordic | NRF52832-QFAA-R | 2`,
    ['NRF52832-QFAA-R / Nordic / 2'],
  ],
  [
    'Russian by the standard: sections between, marks in the number',
    `
Поз. обозначение | Наименование | Кол. | Примечание
Конденсаторы | | |
C1, C2 | К10-17б-М1500-0,01 мкФ±10% | 2 |
C3...C5 | К53-18-20В-10 мкФ | 3 |
Микросхемы | | |
DD1 | 1986ВЕ92QI | 1 |`,
    ['К10-17б-М1500-0,01 мкФ±10% / 2', 'К53-18-20В-10 мкФ / 3', '1986ВЕ92QI / 1'],
  ],
  [
    'Russian purchaser',
    `
№ п/п | Артикул производителя | Производитель | Кол-во, шт. | Корпус | Дата выпуска
1 | STM32F407VGT6 | ST | 1 200 шт. | LQFP100 | 2023+
2 | ADUM1201ARZ | Analog Devices | 50 шт | SOIC-8 | не важно
Итого | | | 1250 | |`,
    ['STM32F407VGT6 / ST / 1200', 'ADUM1201ARZ / Analog Devices / 50'],
  ],
  [
    'French, a shop’s export',
    `
N° Mouser | N° de fab. | Fabricant | N° client | Description | Qté. | Prix (EUR)
595-TPS54331DR | TPS54331DR | Texas Instruments | | Régulateurs 3 A | 5 | 1,42 €
863-NCP1117ST33T3G | NCP1117ST33T3G | onsemi | | LDO | 10 | 0,38 €`,
    ['TPS54331DR / Texas Instruments / 5', 'NCP1117ST33T3G / onsemi / 10'],
  ],
  [
    'French without accents, Référence as the number',
    `
Repere | Reference | Fabriquant | Quantite
U1 | PIC18F4550-I/PT | Microchip | 1
D1 a D4 | 1N4007-T | Diodes Inc | `,
    ['PIC18F4550-I/PT / Microchip / 1', '1N4007-T / Diodes Inc / 4'],
  ],
  [
    'Spanish',
    `
Lista de materiales
Ítem | Designador | Número de pieza del fabricante | Fabricante | Cantidad | Encapsulado
1 | R1; R2 ; R3 | RC0805JR-07330RL | Yageo | 3 uds | 0805
2 | U1 | ESP32-WROOM-32E-N4 | Espressif | 1 ud | SMD
3 | J1 | ninguno | | 1 | `,
    ['RC0805JR-07330RL / Yageo / 3', 'ESP32-WROOM-32E-N4 / Espressif / 1'],
  ],
  [
    'Italian',
    `
Rif. | Codice produttore | Produttore | Q.tà | Prezzo obiettivo | Note
C1..C4 | GRM21BR61E106KA73L | Murata | 4 | 0,05 |
U7 | L6470HTR | STMicroelectronics | 1 | 3,90 | non montare
U8 | L298N | STMicroelectronics | 2 | 2,10 |
Totale | | | 7 | |`,
    ['GRM21BR61E106KA73L / Murata / 4', 'L298N / STMicroelectronics / 2'],
  ],
  [
    'a Russian list of elements, which names kind, number and firm in one cell',
    `
Поз. обозначение | Наименование | Кол. | Примечание
C1, C2, C5 | Конденсатор GRM21BR71C153KA01L Murata | 3 |
D3 | Микросхема памяти W25Q64JVSNIQ, ф. Winbond | 1 |
C6 | Конденсатор К10-17Б | 2 |`,
    ['GRM21BR71C153KA01L / Murata / 3', 'W25Q64JVSNIQ / Winbond / 1', 'Конденсатор К10-17Б / 2'],
  ],
  [
    'Arabic, with its own figures',
    `
م | رقم القطعة | الشركة المصنعة | الكمية | الوصف | السعر المستهدف
١ | LM7805CT | Texas Instruments | ١٢٠ | منظم جهد | ٠٫٣
٢ | ATMEGA328P-PU | Microchip | ٣٠ قطعة | متحكم | 
الإجمالي | | | ١٥٠ | |`,
    ['LM7805CT / Texas Instruments / 120', 'ATMEGA328P-PU / Microchip / 30'],
  ],
  [
    'Arabic written without its small signs',
    `
رقم القطعه | الشركه المصنعه | الكميه المطلوبه
BC547B | onsemi | 500`,
    ['BC547B / onsemi / 500'],
  ],
  [
    'two languages in every title',
    `
No. 序号 | Part Number 型号 | Brand 品牌 | Q'ty 数量 | Package/封装
1 | W25Q128JVSIQ | Winbond | 3000 | SOIC-8`,
    ['W25Q128JVSIQ / Winbond / 3000'],
  ],
  [
    'maker and number in one column, several pairs, commas inside numbers',
    `
Qty | Manufacturer/MPN | Location
2 | Nexperia 74LVC1G17GW,125 | U1 U2
1 | Amphenol ICC 10118192-0001LF, Molex 47346-0001 | J1
3 | TDK - C1608X7R1H104K080AA | C1-C3
4 | Any | R1-R4`,
    ['74LVC1G17GW,125 / Nexperia / 2', '10118192-0001LF / Amphenol ICC / 1', 'C1608X7R1H104K080AA / TDK / 3'],
  ],
  [
    'no header at all',
    `
C1, C2 | GRM155R71C104KA88D | Murata | 2
R1 | RC0402FR-07100KL | Yageo | 1
U1 | ATSAMD21G18A-AU | Microchip | 1
U2, U3 | MCP2515-I/SO | Microchip | 2`,
    [
      'GRM155R71C104KA88D / Murata / 2',
      'RC0402FR-07100KL / Yageo / 1',
      'ATSAMD21G18A-AU / Microchip / 1',
      'MCP2515-I/SO / Microchip / 2',
    ],
  ],
  [
    'just numbers and quantities, pasted',
    `
TPS7A4700RGWT | 10
INA226AIDGSR | 25
BSS138LT1G | 3000`,
    ['TPS7A4700RGWT / 10', 'INA226AIDGSR / 25', 'BSS138LT1G / 3000'],
  ],
  [
    'a list of numbers under one title',
    `
MPN
AD620ARZ
REF3025AIDBZR`,
    ['AD620ARZ / 1', 'REF3025AIDBZR / 1'],
  ],
  [
    'titles in a language we do not speak',
    `
Numer katalogowy | Wytwórca | Ilość
MAX3232ESE+T | Maxim | 4
SN65HVD230DR | TI | 2`,
    ['MAX3232ESE+T / Maxim / 4', 'SN65HVD230DR / TI / 2'],
  ],
  [
    'short numbers that could be places on a board',
    `
Part | Qty
LM358 | 4
BC547 | 10
SS34 | 2`,
    ['LM358 / 4', 'BC547 / 10', 'SS34 / 2'],
  ],
  [
    'maker and shop each with a name and a number, under merged titles',
    `
| | Manufacturer | | Distributor | |
Ref | Qty | Name | Part Number | Name | Part Number | Price
U1 | 1 | ADI | ADM3053BRWZ | Mouser | 584-ADM3053BRWZ | 9.10
U2, U3 | 2 | Maxim | MAX31865ATP+ | Arrow | MAX31865ATP+-X | 3.30`,
    ['ADM3053BRWZ / ADI / 1', 'MAX31865ATP+ / Maxim / 2'],
  ],
  [
    'KiCad’s board export: Designation is the value, and no number to order by',
    `
Id | Designator | Footprint | Quantity | Designation | Supplier and ref
1 | U1,U2 | SOIC-8 | 2 | TJA1051T-3 |
2 | R1 | R_0603 | 1 | 10k | `,
    [],
  ],
  [
    'No. is the quantity when it does not run',
    `
Part Number | No. | Maker
DS18B20+ | 12 | Maxim
HTU21D | 5 | TE
SHT31-DIS-B | 5 | Sensirion`,
    ['DS18B20+ / Maxim / 12', 'HTU21D / TE / 5', 'SHT31-DIS-B / Sensirion / 5'],
  ],
  [
    'a price list around the quantity: stock, minimum and breaks are not it',
    `
MPN | Stock Qty | MOQ | Order Qty | Unit Price | Lead Time | Datasheet
CP2102N-A02-GQFN28R | 12000 | 1 | 300 | 1.10 | 8 weeks | https://example.com/a.pdf
FT232RL-REEL | 0 | 10 | 40 | 4.10 | stock | https://example.com/b.pdf`,
    ['CP2102N-A02-GQFN28R / 300', 'FT232RL-REEL / 40'],
  ],
  [
    'rules of dashes, sections and a repeated header',
    `
# | Part Number | Quantity | Manufacturer
--- | --- | --- | ---
A | Resistors | --- | ---
1 | ERA-3AEB103V | 4 | Panasonic
# | Part Number | Quantity | Manufacturer
2 | ERA-3AEB102V | 2 | Panasonic
All parts must comply with the latest directive on hazardous substances.`,
    ['ERA-3AEB103V / Panasonic / 4', 'ERA-3AEB102V / Panasonic / 2'],
  ],
  [
    'Turkish: a title that is one letter from a Spanish one, makers known by their names',
    `
Sıra | Malzeme | Parça No | Üretici | Adet | Açıklama
1 | Direnç | RC0603FR-07100KL | Yageo | 10 | 100K
2 | Entegre | NE555DR | TI | 2 | timer`,
    ['RC0603FR-07100KL / Yageo / 10', 'NE555DR / TI / 2'],
  ],
  [
    'Dutch: the description stands left of the number',
    `
Pos | Aantal | Omschrijving | Fabrikant | Fabrikantnummer | Leverancier
1 | 5 | Weerstand 10k | Panasonic | ERJ-3EKF1002V | Farnell
2 | 1 | Microcontroller | Microchip | ATMEGA328P-AU | Farnell`,
    ['ERJ-3EKF1002V / Panasonic / 5', 'ATMEGA328P-AU / Microchip / 1'],
  ],
  [
    'SAP: Herstellerbezeichnung is the name',
    `
Pos | Komponentennr. | Objektkurztext | Komponentenmenge | ME | Herstellerteilenummer | Herstellerbezeichnung
0010 | 4000012345 | IC LDO 3V3 | 1,000 | ST | TLV1117-33IDCYR | TEXAS INSTRUMENTS
0020 | 4000012399 | DIODE | 4,000 | ST | BAS16,215 | NEXPERIA`,
    ['TLV1117-33IDCYR / TEXAS INSTRUMENTS / 1', 'BAS16,215 / NEXPERIA / 4'],
  ],
  [
    'a request: the need of a year is not what is ordered now',
    `
S.No | Customer PN | MPN Requested | Make | EAU | RFQ Qty | Target Price (USD)
1 | 55-10023 | MT25QL128ABA1ESE-0SIT | Micron | 20,000 | 5,000 | 1.45
2 | 55-10988 | ADUM1201ARZ-RL7 | ADI | 4,000 | 1,000 | 0.98`,
    ['MT25QL128ABA1ESE-0SIT / Micron / 5000', 'ADUM1201ARZ-RL7 / ADI / 1000'],
  ],
  [
    'makers written beside the number in every way, and a quantity per variant',
    `
Ref | Qty Variant A | Qty Variant B | Part
U1 | 1 | 2 | TI: TPS5430DDAR
U2 | 2 | 0 | ON Semiconductor - NCP1117ST33T3G
C1 | 4 | 4 | Murata GRM155R71C104KA88D
U3 | 1 | 1 | NE555DR (Texas Instruments)
D1 | 2 | 2 | BAT54H,115 Nexperia`,
    [
      'TPS5430DDAR / TI / 1',
      'NCP1117ST33T3G / ON Semiconductor / 2',
      'GRM155R71C104KA88D / Murata / 4',
      'NE555DR / Texas Instruments / 1',
      'BAT54H,115 / Nexperia / 2',
    ],
  ],
  [
    'numbers of the company itself and of the maker, under titles that are not known',
    `
Symbol katalogowy | Indeks ERP | Ilość
NE555DR | STK-000123-01 | 10
BC847B | STK-000124-01 | 20
LM358DR | STK-000125-01 | 5`,
    ['NE555DR / 10', 'BC847B / 20', 'LM358DR / 5'],
  ],
  [
    'ST is a piece',
    `
Herstellerteilenummer | Menge | KME
BAS16,215 | 4 | ST
TLV1117-33IDCYR | 1 | ST`,
    ['BAS16,215 / 4', 'TLV1117-33IDCYR / 1'],
  ],
  [
    'a word that is also the name of a maker',
    `
Ref | Qty | Part
U1 | 1 | IR TSOP4838
U2 | 1 | LINEAR LM7805CT
U3 | 1 | Linear: LT1086CT`,
    ['TSOP4838 / 1', 'LM7805CT / 1', 'LT1086CT / Linear / 1'],
  ],
  [
    'a placeholder in every manner',
    `
Ref | MPN | Manufacturer | Qty
R1 | - | Any | 1
R2 | N/A | | 1
R3 | ??? | | 1
R4 | tbd | | 1
R5 | _ | | 1
R6 | null | | 1
R7 | #N/A | | 1
U1 | NE555P | n.a. | 1`,
    ['NE555P / 1'],
  ],
  [
    'quotes in the cells, and marks that tell Excel to keep a text',
    `
Designator | Qty | MPN | Manufacturer
"R1","R2" |  | "RC0603FR-0710KL" | "Yageo"
“D1” “D2” “D3” |  | SMBJ24A | Littelfuse
'U1' | ="4" | ="LM358DR" | TI
J1 | '2 | '0430250400 | Molex`,
    ['RC0603FR-0710KL / Yageo / 2', 'SMBJ24A / Littelfuse / 3', 'LM358DR / TI / 4', '0430250400 / Molex / 2'],
  ],
  [
    'Part is the number, although half of them look like places on the board',
    `
Part | Qty | Manufacturer
TPS2051BDBVR | 10 | TI
BAT54C | 20 | Nexperia`,
    ['TPS2051BDBVR / TI / 10', 'BAT54C / Nexperia / 20'],
  ],
  [
    'Odoo: each title begins with the record, each number stands in brackets',
    `
External ID | BoM Lines/Component | BoM Lines/Quantity | Reference
bom_12 | [STM32F407VGT6] Microcontroller | 1.00 | BOM-12
 | [RC0402FR-0710KL] Resistor 10k | 12.00 |`,
    ['STM32F407VGT6 / 1', 'RC0402FR-0710KL / 12'],
  ],
  [
    'Odoo: a purchase order',
    `
Order Reference | Vendor | Order Lines/Product | Order Lines/Quantity
P00012 | ACME | NE555DR | 500.0
 |  | LM358DR | 1000.0`,
    ['NE555DR / ACME / 500', 'LM358DR / 1000'],
  ],
  [
    'SAP: the number of the component is our own',
    `
Stufe | Pos | Komponente | Objektkurztext | Menge | ME | Herst.-Teilenr. | Hersteller
1 | 0010 | 10023456 | WIDERSTAND 10K | 12,000 | ST | RC0402FR-0710KL | YAGEO
1 | 0020 | 10023457 | KONDENSATOR | 24,000 | ST | GRM155R71C104KA88D | MURATA`,
    ['RC0402FR-0710KL / YAGEO / 12', 'GRM155R71C104KA88D / MURATA / 24'],
  ],
  [
    'Taiwan: 廠牌型號 beside our own 料號',
    `
項次 | 料號 | 廠牌型號 | 廠牌 | 用量 | 零件位置
1 | 10-0001 | RTL8211F-CG | 瑞昱 | 1 | U3
2 | 20-0033 | CL05A105KA5NQNC | 三星 | 2 | C1,C2`,
    ['RTL8211F-CG / 瑞昱 / 1', 'CL05A105KA5NQNC / 三星 / 2'],
  ],
  [
    'notes beside the number, two numbers of one family, and a signature',
    `
Item | MPN | Maker | Qty
1 | LM358DR (or equivalent) | TI | 12
2 | TPS54331DR - preferred | TI | 1
3 | L7805CV (TO-220) | ST | 2
4 | B2B-XH-A(LF)(SN) | JST | 3
5 | NE555DR/NE555DT | TI | 7
Prepared by | Purchasing | Date | 2026-11-01`,
    [
      'LM358DR / TI / 12',
      'TPS54331DR / TI / 1',
      'L7805CV / ST / 2',
      'B2B-XH-A(LF)(SN) / JST / 3',
      'NE555DR / TI / 7',
    ],
  ],
  [
    'a total of pieces without another quantity',
    `
MPN | Variant A | Variant B | Total
LM358DR | 2 | 1 | 3
NE555DR | 0 | 14 | 14`,
    ['LM358DR / 3', 'NE555DR / 14'],
  ],
  [
    'an example of a number beside a name of the part',
    `
Ref | Part | Example MPN | Qty
U1 | Nordic nRF52832 | nRF52832-QFAA-R | 1
U3 | Microchip MCP73831 | MCP73831T-2ACI/OT | 2`,
    ['nRF52832-QFAA-R / 1', 'MCP73831T-2ACI/OT / 2'],
  ],
  [
    'Eagle: places on the board are no part numbers',
    `
Part | Value | Position (mm) | Orientation
C1 | 100nF | (34.925 66.675) | R180
R4 | 4.7k | (30.48 46.99) | R90
R5 | 1k | (41.5925 58.7375) | R270`,
    [],
  ],
  [
    'Polish: alternates repeat the line number, the places and the quantity',
    `
Lp. | Oznaczenie | Ilość | Producent | Nr producenta
1 | C1, C2 | 2 | Murata | GRM188R71H104KA93D
1 | C1, C2 | 2 | Yageo | CC0603KRX7R9BB104
2 | U1 | 1 | TI | LM358DR
3 | U2 | 1 | TI | NE555DR`,
    ['GRM188R71H104KA93D / Murata / 2', 'LM358DR / TI / 1', 'NE555DR / TI / 1'],
  ],
  [
    'makers and notes around the numbers',
    `
Refs | MPN | Qty
D60 | Kingbright APTD1608LZGCK | 1
C43 | Murata GRM188R72A473KA01D (verify) | 2
L1 | Bourns SRN4018-470M (check Isat) | 3`,
    ['APTD1608LZGCK / Kingbright / 1', 'GRM188R72A473KA01D / Murata / 2', 'SRN4018-470M / Bourns / 3'],
  ],
  [
    'short series of digits beside makers',
    `
Manufacturer | Part | Qty
Phoenix Contact | 1935161 | 10
Keystone | 5000 | 20
Molex | 22-23-2041 | 5`,
    ['1935161 / Phoenix Contact / 10', '5000 / Keystone / 20', '22-23-2041 / Molex / 5'],
  ],
  [
    'what to order again, beside the least and the most in stock',
    `
Part No | Min | Max | On hand | Reorder qty
LM358DR - SOIC8 | 100 | 500 | 50 | 450
BAV99 | 200 | 600 | 100 | 500`,
    ['LM358DR / 450', 'BAV99 / 500'],
  ],
  [
    'a buyer: what to order is filled in only where it differs',
    `
MPN | Required qty | Order qty
LM358DR | 1000 |
NE555DR | 500 | 20`,
    ['LM358DR / 1000', 'NE555DR / 20'],
  ],
  [
    'a stock: when to order again is no quantity',
    `
MPN | Total qty | Reorder
LM358DR | 1000 | 5
NE555DR | 500 | yes`,
    ['LM358DR / 1000', 'NE555DR / 500'],
  ],
  [
    'values and sizes beside makers are no numbers',
    `
Part | Manufacturer
100nF | Yageo
4.7uF/25V | Murata
0603 | Yageo`,
    [],
  ],
  [
    'a shop: its own numbers beside the products',
    `
SKU | Product | Qty
AB-10023 | LM358DR | 5
C-77 | NE555DR | 7
Z10025 | TL431AIDBZR | 9`,
    ['LM358DR / 5', 'NE555DR / 7', 'TL431AIDBZR / 9'],
  ],
  [
    'KiBot: the state says what is not fitted; a note does so for a revision',
    `
References | MPN | Qty | Status | Option
R9 | RC0603JR-070RL | 1 | DNF |
J1 | 61300311121 | 1 | | Do not fit for Rev A
U1 | LM358DR | 1 | Active | optional`,
    ['LM358DR / 1'],
  ],
  [
    'Odoo: the product only in the first row',
    `
Reference | BoM Lines/Component | BoM Lines/Quantity
BOM1 | [RC0603FR-0710KL] Resistor 10k | 2.00
 | [LM358DR] Op amp | 1.00`,
    ['RC0603FR-0710KL / 2', 'LM358DR / 1'],
  ],
  [
    'a designator that is marked as not fitted',
    `
Ref | MPN | Qty
R1,R2 | RC0603FR-0710KL | 2
R3 (DNP) | RC0603FR-071KL | 1
U1_DNP | LM358DR | 1`,
    ['RC0603FR-0710KL / 2'],
  ],
  [
    'Arena: our own number repeats for each approved maker',
    `
Item Number | Qty | Ref Des | AML Manufacturer | AML Mfr Part Number
100-00012 | 2 | C1,C2 | Murata | GRM188R71H104KA93D
100-00012 | 2 | C1,C2 | Kemet | C0603C104K5RACTU
200-00044 | 1 | U1 | TI | LM358DR`,
    ['GRM188R71H104KA93D / Murata / 2', 'LM358DR / TI / 1'],
  ],
  [
    'OpenBOM: the catalog number beside vendors that are makers',
    `
Part Number | Quantity | Vendor | Catalog Number
RES-10K | 4 | Yageo | RC0603FR-0710KL
CAP-100N | 2 | Murata | GRM188R71H104KA93D`,
    ['RC0603FR-0710KL / Yageo / 4', 'GRM188R71H104KA93D / Murata / 2'],
  ],
  [
    'makers beside numbers with brackets, and a number alone',
    `
Component | Qty
LM358DR (Texas Instruments) | 1
GRM188R71H104KA93D Murata | 3
B2B-XH-A(LF)(SN) (JST) | 2
B3B-XH-A(LF)(SN) | 4`,
    [
      'LM358DR / Texas Instruments / 1',
      'GRM188R71H104KA93D / Murata / 3',
      'B2B-XH-A(LF)(SN) / JST / 2',
      'B3B-XH-A(LF)(SN) / 4',
    ],
  ],
  [
    'to be ordered, of the pieces that are needed or used in a year',
    `
MPN | EAU | Need | In stock | To buy
LM358DR | 5000 | 100 | 40 | 60
NE555DR | 900 | 50 | 50 | 0`,
    ['LM358DR / 60'],
  ],
  [
    'makers’ series of digits beside our own numbers',
    `
Pos | Part No | Bestellbez. XY | Qty
1 | 1000123 | 43045-0412 | 5
2 | 1000124 | 0022232021 | 10
3 | 1000125 | 744043100 | 2
4 | 1000126 | LM358DR | 3`,
    ['43045-0412 / 5', '0022232021 / 10', '744043100 / 2', 'LM358DR / 3'],
  ],
  [
    'a column of descriptions that holds nothing but part numbers',
    `
Bezeichnung | Stück
LM358DR | 5
NE555DR | 7
GRM188R71H104KA93D | 2`,
    ['LM358DR / 5', 'NE555DR / 7', 'GRM188R71H104KA93D / 2'],
  ],
  [
    'NM in place of the value',
    `
Refs | Value | MPN | Qty
R1 | 10k | RC0402FR-0710KL | 1
C1 | NM | GRM155R71C104KA88D | 1`,
    ['RC0402FR-0710KL / 1'],
  ],
  [
    'Brazil: units beside the quantities',
    `
Item | Part Number | Fabricante | Unid. | Qtde
1 | MP1584EN-LF-Z | MPS | pç | 300
2 | SRR1260-220M | Bourns | pç | 600`,
    ['MP1584EN-LF-Z / MPS / 300', 'SRR1260-220M / Bourns / 600'],
  ],
  [
    'OrCAD: not installed as an option of the bill',
    `
Part Reference | Value | MPN | BOM Option
U7 | LDO | TLV75533PDBVR |
R44 | 0 | RK73Z1ETTP | NI`,
    ['TLV75533PDBVR / 1'],
  ],
  [
    'an approved list of makers and numbers in one cell',
    `
Ref Des | QPA | Approved Mfr P/Ns
C1-C3 | 3 | Murata GRM155R61A105KE15D; Samsung CL05A105KP5NNNC
U8 | 1 | Microchip 24LC256T-I/SN, ST M24256-BWMN6TP`,
    ['GRM155R61A105KE15D / Murata / 3', '24LC256T-I/SN / Microchip / 1'],
  ],
  [
    'Markdown: bold and linked numbers',
    `
MPN | Qty
**CC0603KRX7R9BB104** | 2
[ABS07-32.768KHZ-T](https://example.com/x) | 1`,
    ['CC0603KRX7R9BB104 / 2', 'ABS07-32.768KHZ-T / 1'],
  ],
  [
    'Korea: O and X tell whether a part is fitted',
    `
Part No. | 수량 | 실장여부
RT9013-33GB | 1 | O
SMW250-04 | 1 | X`,
    ['RT9013-33GB / 1'],
  ],
  [
    'Japan: ○ and × tell whether a part is fitted',
    `
型番 | 数量 | 実装
RT9013-33GB | 1 | ○
SMW250-04 | 1 | ×`,
    ['RT9013-33GB / 1'],
  ],
  [
    'X alone marks the parts that are fitted',
    `
MPN | Qty | Fitted
RT9013-33GB | 1 | X
SMW250-04 | 1 | X`,
    ['RT9013-33GB / 1', 'SMW250-04 / 1'],
  ],
]

describe('reads bills of materials from many sources', () => {
  test.each(BOMS)('%s', (_, sheet, lines) => {
    expect(inShort(readBom([writtenSheet(sheet)], { boards: 1 }))).toEqual(lines)
  })
})

/** Titles in languages that the shop does not speak, and their words for a part that is not fitted. */
const TITLES: [titles: string, unfitted: string][] = [
  ['Lp. | Oznaczenie | Nr producenta | Producent | Ilość | Uwagi', 'Nie montować'],
  ['Poř. č. | Označení | Číslo dílu výrobce | Výrobce | Počet kusů | Poznámka', 'neosazovat'],
  ['P.č. | Označenie | Číslo dielu výrobcu | Výrobca | Množstvo | Poznámka', 'neosadené'],
  ['Regel | Referentie | Artikelnummer fabrikant | Fabrikant | Aantal | Opmerking', 'niet plaatsen'],
  ['Rad | Beteckning | Tillverkarens artnr | Tillverkare | Antal | Anmärkning', 'monteras ej'],
  ['Linje | Betegnelse | Producentens varenr. | Producent | Antal | Bemærkning', 'monteres ikke'],
  ['Linje | Referanse | Produsentens delenr. | Produsent | Antall | Merknad', 'ikke montert'],
  ['Rivi | Viite | Valmistajan koodi | Valmistaja | Määrä | Huom.', 'ei asenneta'],
  ['Item | Designador | Código do fabricante | Fabricante | Quantidade | Observação', 'não montar'],
  ['Sıra | Referans | Üretici Parça No | Üretici | Adet | Not', 'TAKILMAYACAK'],
  ['Sorszám | Pozíció | Gyártói cikkszám | Gyártó | Darab | Megjegyzés', 'nem beültetendő'],
  ['Nr. crt. | Referință | Cod producător | Producător | Cantitate | Observații', 'nu se montează'],
  ['№ | Поз. познач. | Артикул виробника | Виробник | Кількість | Примітка', 'не встановлювати'],
  ['Α/Α | Θέση | Κωδικός κατασκευαστή | Κατασκευαστής | Ποσότητα | Σημειώσεις', 'δεν τοποθετείται'],
  ['שורה | מיקום | מק"ט יצרן | יצרן | כמות | הערות', 'לא להרכיב'],
  ['STT | Vị trí | Mã nhà sản xuất | Nhà sản xuất | Số lượng | Ghi chú', 'không hàn'],
]

test.each(TITLES)('reads the titles %s', (titles, unfitted) => {
  const sheet = writtenSheet(`
${titles}
1 | R1,R2 | RC0603FR-0710KL | Yageo | 5 |
2 | C1 | GRM188R71H104KA93D | Murata | 3 | ${unfitted}
3 | U1 | LM358DR | TI | 7 |`)
  expect(inShort(readBom([sheet], { boards: 1 }))).toEqual([
    'RC0603FR-0710KL / Yageo / 5',
    'LM358DR / TI / 7',
  ])
})
