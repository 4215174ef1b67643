import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function interfaceFamilies(): PartFamily[] {
  return [
    listedFamily(3, rs232),
    listedFamily(3, rs485),
    listedFamily(3, can),
    listedFamily(2, usb),
    listedFamily(2, ethernet),
    listedFamily(3, isolators),
    listedFamily(3, expanders),
  ]
}

const rs232 = chipsOf({
  category: 'interface/rs-232-transceivers',
  sale: SALES.ic,
  columns: ['Configuration', 'Supply voltage', 'Data rate'],
  describe: 'RS-232 transceiver {0} drivers/receivers {1} {2}',
  rows: `
    = Analog Devices
    MAX232 | 2.6 | CPE+:DIP-16 CSE+:SOIC-16 CSE+T:SOIC-16 CWE+:SOIC-16 EPE+:DIP-16 ESE+:SOIC-16 ESE+T:SOIC-16 EWE+:SOIC-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
    MAX232A | 3.4 | CPE+:DIP-16 CSE+:SOIC-16 CSE+T:SOIC-16 EPE+:DIP-16 ESE+:SOIC-16 ESE+T:SOIC-16 | 2/2 | 4.5 … 5.5 V | 200 kbps
    MAX202 | 2.1 | CPE+:DIP-16 CSE+:SOIC-16 CSE+T:SOIC-16 ECSE+:SOIC-16 EESE+:SOIC-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
    MAX233A | 6.2 | CPP+:DIP-20 CWP+:SOIC-20 EPP+:DIP-20 EWP+:SOIC-20 | 2/2 | 4.5 … 5.5 V | 200 kbps
    MAX3232 | 2.7 | CPE+:DIP-16 CSE+:SOIC-16 CSE+T:SOIC-16 CUE+:TSSOP-16 EPE+:DIP-16 ESE+:SOIC-16 ESE+T:SOIC-16 EUE+:TSSOP-16 EUE+T:TSSOP-16 | 2/2 | 3 … 5.5 V | 235 kbps
    MAX3232E | 3.1 | CSE+:SOIC-16 CUE+:TSSOP-16 ESE+:SOIC-16 ESE+T:SOIC-16 EUE+:TSSOP-16 EAE+:SSOP-16 | 2/2 | 3 … 5.5 V | 250 kbps
    MAX3221 | 2.5 | CAE+:SSOP-16 EAE+:SSOP-16 CUE+:TSSOP-16 EAE+T:SSOP-16 | 1/1 | 3 … 5.5 V | 250 kbps
    MAX3241 | 4 | CAI+:SSOP-28 EAI+:SSOP-28 CWI+:SOIC-28 EWI+:SOIC-28 | 3/5 | 3 … 5.5 V | 235 kbps
    MAX3237E | 5.1 | CAI+:SSOP-28 EAI+:SSOP-28 EAI+T:SSOP-28 | 5/3 | 3 … 5.5 V | 1 Mbps
    ADM202E | 1.6 | ANZ:DIP-16 ARNZ:SOIC-16 ARUZ:TSSOP-16 ARNZ-REEL7:SOIC-16 | 2/2 | 4.5 … 5.5 V | 230 kbps
    ADM3202 | 1.7 | ANZ:DIP-16 ARNZ:SOIC-16 ARUZ:TSSOP-16 ARUZ-REEL7:TSSOP-16 | 2/2 | 3 … 5.5 V | 460 kbps
    = Texas Instruments
    MAX232 | 0.42 | D:SOIC-16 DR:SOIC-16 N:DIP-16 DW:SOIC-16 ID:SOIC-16 IDR:SOIC-16 IN:DIP-16 NSR:SOP-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
    MAX3232 | 0.6 | CD:SOIC-16 CDR:SOIC-16 CPWR:TSSOP-16 ID:SOIC-16 IDR:SOIC-16 IPWR:TSSOP-16 CDBR:SSOP-16 IDBR:SSOP-16 | 2/2 | 3 … 5.5 V | 250 kbps
    MAX3221 | 0.65 | CPWR:TSSOP-16 IPWR:TSSOP-16 CDBR:SSOP-16 IDBR:SSOP-16 | 1/1 | 3 … 5.5 V | 250 kbps
    MAX3243 | 0.9 | CDBR:SSOP-28 IDBR:SSOP-28 CPWR:TSSOP-28 IPWR:TSSOP-28 CDWR:SOIC-28 | 3/5 | 3 … 5.5 V | 250 kbps
    TRS3232E | 0.5 | CDR:SOIC-16 IDR:SOIC-16 IPWR:TSSOP-16 CPWR:TSSOP-16 | 2/2 | 3 … 5.5 V | 250 kbps
    TRS232 | 0.4 | DR:SOIC-16 IDR:SOIC-16 N:DIP-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
    SN75232 | 0.4 | DBR:SSOP-20 DWR:SOIC-20 N:DIP-20 PWR:TSSOP-20 | 3/5 | 5 V | 20 kbps
    = STMicroelectronics
    ST232 | 0.55 | BDR:SOIC-16 CDR:SOIC-16 BN:DIP-16 CN:DIP-16 BTR:TSSOP-16 | 2/2 | 4.5 … 5.5 V | 220 kbps
    ST3232 | 0.7 | BDR:SOIC-16 CDR:SOIC-16 BTR:TSSOP-16 CTR:TSSOP-16 EBTR:TSSOP-16 | 2/2 | 3 … 5.5 V | 400 kbps
    = MaxLinear
    SP3232E | 0.7 | CN-L/TR:SOIC-16 EN-L/TR:SOIC-16 EY-L/TR:TSSOP-16 CY-L/TR:TSSOP-16 EA-L/TR:SSOP-16 EN-L:SOIC-16 | 2/2 | 3 … 5.5 V | 250 kbps
    SP232A | 0.6 | CN-L/TR:SOIC-16 EN-L/TR:SOIC-16 CP-L:DIP-16 EP-L:DIP-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
    SP3222E | 0.9 | CY-L/TR:TSSOP-20 EY-L/TR:TSSOP-20 EA-L/TR:SSOP-20 | 2/2 | 3 … 5.5 V | 250 kbps
    = Renesas
    ICL3232 | 1.2 | CBZ:SOIC-16 CBNZ:SOIC-16 CVZ:TSSOP-16 IBZ:SOIC-16 IVZ:TSSOP-16 IVZ-T:TSSOP-16 | 2/2 | 3 … 5.5 V | 250 kbps
    HIN232 | 1.1 | CBZ:SOIC-16 CPZ:DIP-16 IBZ:SOIC-16 IPZ:DIP-16 | 2/2 | 4.5 … 5.5 V | 120 kbps
  `,
})

const RS8 = 'CPA+:DIP-8 CSA+:SOIC-8 CSA+T:SOIC-8 EPA+:DIP-8 ESA+:SOIC-8 ESA+T:SOIC-8'

const rs485 = chipsOf({
  category: 'interface/rs-485-transceivers',
  sale: SALES.ic,
  columns: ['Supply voltage', 'Data rate', 'Configuration'],
  describe: 'RS-485 RS-422 transceiver {0} {1} {2}',
  rows: `
    = Analog Devices
    MAX485 | 2.2 | ${RS8} CUA+:MSOP-8 | 4.75 … 5.25 V | 2.5 Mbps | -
    MAX487 | 2.3 | ${RS8} | 4.75 … 5.25 V | 250 kbps | -
    MAX488 | 2.4 | ${RS8} | 4.75 … 5.25 V | 250 kbps | -
    MAX490 | 2.3 | ${RS8} | 4.75 … 5.25 V | 2.5 Mbps | -
    MAX481 | 2.3 | ${RS8} | 4.75 … 5.25 V | 2.5 Mbps | -
    MAX3485 | 2.5 | CPA+:DIP-8 CSA+:SOIC-8 CSA+T:SOIC-8 EPA+:DIP-8 ESA+:SOIC-8 ESA+T:SOIC-8 | 3 … 3.6 V | 10 Mbps | -
    MAX3483 | 2.5 | CPA+:DIP-8 CSA+:SOIC-8 ESA+:SOIC-8 ESA+T:SOIC-8 | 3 … 3.6 V | 250 kbps | -
    MAX13487E | 2.4 | ESA+:SOIC-8 ESA+T:SOIC-8 | 4.75 … 5.25 V | 500 kbps | -
    MAX1487 | 2.1 | CPA+:DIP-8 CSA+:SOIC-8 CSA+T:SOIC-8 EPA+:DIP-8 ESA+:SOIC-8 CUA+:MSOP-8 | 4.75 … 5.25 V | 2.5 Mbps | -
    ADM485 | 2 | ANZ:DIP-8 ARZ:SOIC-8 ARZ-REEL7:SOIC-8 ARMZ:MSOP-8 JRZ:SOIC-8 | 4.75 … 5.25 V | 5 Mbps | -
    ADM2483BRWZ | 5.6 | _:SOIC-16 -REEL:SOIC-16 | 2.7 … 5.5 V | 500 kbps | Isolated
    ADM2587EBRWZ | 9.8 | _:SOIC-20 -REEL7:SOIC-20 | 3 … 5.5 V | 500 kbps | Isolated
    LTC485 | 3.3 | CN8#PBF:DIP-8 CS8#PBF:SOIC-8 CS8#TRPBF:SOIC-8 IN8#PBF:DIP-8 IS8#PBF:SOIC-8 | 4.75 … 5.25 V | 2.5 Mbps | -
    = Texas Instruments
    SN65HVD72 | 1.1 | D:SOIC-8 DR:SOIC-8 DGKR:VSSOP-8 DRBR:WSON-8 | 3 … 3.6 V | 250 kbps | -
    SN65HVD75 | 1.3 | D:SOIC-8 DR:SOIC-8 DGKR:VSSOP-8 DRBR:WSON-8 | 3 … 3.6 V | 20 Mbps | -
    SN65HVD78 | 1.4 | D:SOIC-8 DR:SOIC-8 DGKR:VSSOP-8 DRBR:WSON-8 | 3 … 3.6 V | 50 Mbps | -
    SN65HVD3082E | 0.8 | D:SOIC-8 DR:SOIC-8 P:DIP-8 DGKR:VSSOP-8 | 4.5 … 5.5 V | 200 kbps | -
    SN65HVD11 | 1.5 | D:SOIC-8 DR:SOIC-8 P:DIP-8 QDR:SOIC-8 | 3 … 3.6 V | 10 Mbps | -
    SN65HVD485E | 0.7 | D:SOIC-8 DR:SOIC-8 P:DIP-8 DGKR:VSSOP-8 | 4.5 … 5.5 V | 10 Mbps | -
    SN75176B | 0.42 | D:SOIC-8 DR:SOIC-8 P:DIP-8 PSR:SOP-8 | 4.75 … 5.25 V | 10 Mbps | -
    SN65176B | 0.6 | D:SOIC-8 DR:SOIC-8 P:DIP-8 | 4.75 … 5.25 V | 10 Mbps | -
    SN75LBC184 | 1.4 | D:SOIC-8 DR:SOIC-8 P:DIP-8 | 4.75 … 5.25 V | 250 kbps | -
    THVD1410 | 0.6 | D:SOIC-8 DR:SOIC-8 DGKR:VSSOP-8 DRBR:WSON-8 | 3 … 5.5 V | 500 kbps | -
    THVD1450 | 0.8 | D:SOIC-8 DR:SOIC-8 DGKR:VSSOP-8 DRBR:WSON-8 | 3 … 5.5 V | 50 Mbps | -
    ISO3082DW | 3.9 | _:SOIC-16 R:SOIC-16 | 3.15 … 5.5 V | 200 kbps | Isolated
    ISO1410{DW=SOIC-16,BDW=SOIC-16} | 3.1 | _:$1 R:$1 | 1.71 … 5.5 V | 500 kbps | Isolated
    = STMicroelectronics
    ST485 | 0.6 | BDR:SOIC-8 BN:DIP-8 CDR:SOIC-8 EBDR:SOIC-8 | 4.75 … 5.25 V | 2.5 Mbps | -
    ST3485E | 0.8 | BDR:SOIC-8 IDT:SOIC-8 | 3 … 3.6 V | 12 Mbps | -
    = MaxLinear
    SP3485 | 0.6 | CN-L/TR:SOIC-8 EN-L/TR:SOIC-8 EN-L:SOIC-8 CP-L:DIP-8 | 3 … 3.6 V | 10 Mbps | -
    SP485E | 0.6 | CN-L/TR:SOIC-8 EN-L/TR:SOIC-8 EP-L:DIP-8 | 4.75 … 5.25 V | 10 Mbps | -
    = Renesas
    ISL3172E | 1.5 | IBZ:SOIC-8 IBZ-T:SOIC-8 IUZ:MSOP-8 | 3 … 3.6 V | 250 kbps | -
    ISL83485 | 1.3 | IBZ:SOIC-8 IBZ-T:SOIC-8 IPZ:DIP-8 | 3 … 3.6 V | 10 Mbps | -
    = UMW
    MAX485 | 0.09 | ESA:SOIC-8 CSA:SOIC-8 | 4.75 … 5.25 V | 2.5 Mbps | -
  `,
})

const can = chipsOf({
  category: 'interface/can-transceivers',
  sale: SALES.ic,
  columns: ['Supply voltage', 'Data rate', 'Interface'],
  describe: '{2} bus transceiver controller {0} {1}',
  rows: `
    = NXP
    TJA1050T/ | 0.62 | CM,118:SOIC-8 VM,118:SOIC-8 N,118:SOIC-8 CM,112:SOIC-8 | 4.75 … 5.25 V | 1 Mbps | CAN
    TJA1051T/ | 0.7 | 3,118:SOIC-8 E,118:SOIC-8 3/1J:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TJA1042T/ | 0.72 | 3,118:SOIC-8 1J:SOIC-8 3/1J:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TJA1043T | 1.2 | ,118:SOIC-14 K/1Y:SOIC-14 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TJA1044GT | 0.65 | ,118:SOIC-8 /3Z:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TJA1057GT | 0.6 | ,118:SOIC-8 /3J:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TJA1040T | 0.6 | ,118:SOIC-8 /CM,118:SOIC-8 | 4.75 … 5.25 V | 1 Mbps | CAN
    TJA1054T | 1.6 | ,518:SOIC-14 /S900,118:SOIC-14 | 4.75 … 5.25 V | 125 kbps | CAN
    TJA1020T | 0.7 | ,118:SOIC-8 /CM,118:SOIC-8 | 5 … 27 V | 20 kbps | LIN
    TJA1021T/ | 0.6 | 20,118:SOIC-8 20/C,118:SOIC-8 10,118:SOIC-8 | 5.5 … 27 V | 20 kbps | LIN
    PCA82C250T | 0.95 | /YM,118:SOIC-8 /N4,118:SOIC-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    PCA82C251T | 1 | /YM,118:SOIC-8 /N4,118:SOIC-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    = Texas Instruments
    SN65HVD230 | 1 | D:SOIC-8 DR:SOIC-8 QDR:SOIC-8 | 3 … 3.6 V | 1 Mbps | CAN
    SN65HVD231 | 1 | D:SOIC-8 DR:SOIC-8 QDR:SOIC-8 | 3 … 3.6 V | 1 Mbps | CAN
    SN65HVD232 | 1 | D:SOIC-8 DR:SOIC-8 QDR:SOIC-8 | 3 … 3.6 V | 1 Mbps | CAN
    SN65HVD233 | 1.5 | D:SOIC-8 DR:SOIC-8 | 3 … 3.6 V | 1 Mbps | CAN
    SN65HVD234 | 1.4 | D:SOIC-8 DR:SOIC-8 | 3 … 3.6 V | 1 Mbps | CAN
    SN65HVD251 | 1.1 | D:SOIC-8 DR:SOIC-8 P:DIP-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    SN65HVD1050 | 0.9 | D:SOIC-8 DR:SOIC-8 QDRQ1:SOIC-8 | 4.75 … 5.25 V | 1 Mbps | CAN
    TCAN1042 | 0.7 | D:SOIC-8 DR:SOIC-8 VDR:SOIC-8 GVDR:SOIC-8 HGVDR:SOIC-8 DRBR:WSON-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TCAN1051 | 0.65 | D:SOIC-8 DR:SOIC-8 VDR:SOIC-8 HGDR:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TCAN332 | 0.9 | D:SOIC-8 DR:SOIC-8 GDR:SOIC-8 DCNR:SOT-23-8 | 3 … 3.6 V | 1 Mbps | CAN
    TCAN4550RGY | 3.1 | R:QFN-20 T:QFN-20 RQ1:QFN-20 | 5.5 … 30 V | 8 Mbps | CAN FD
    ISO1050 | 2.9 | DUB:SOP-8 DUBR:SOP-8 DW:SOIC-16 DWR:SOIC-16 | 3 … 5.5 V | 1 Mbps | CAN
    ISO1042 | 2.6 | DW:SOIC-16 DWR:SOIC-16 DWV:SOIC-8 DWVR:SOIC-8 | 1.71 … 5.5 V | 5 Mbps | CAN FD
    TLIN1029 | 0.55 | DR:SOIC-8 DRBR:WSON-8 DRQ1:SOIC-8 | 4 … 36 V | 20 kbps | LIN
    = Microchip Technology
    MCP2515 | 1.6 | -I/P:DIP-18 -I/SO:SOIC-18 -I/ST:TSSOP-20 T-I/SO:SOIC-18 T-I/ST:TSSOP-20 -E/SO:SOIC-18 -I/ML:QFN-20 | 2.7 … 5.5 V | 1 Mbps | CAN + SPI
    MCP2510 | 2.9 | -I/P:DIP-18 -I/SO:SOIC-18 -I/ST:TSSOP-20 | 3 … 5.5 V | 1 Mbps | CAN + SPI
    MCP2551 | 0.95 | -I/P:DIP-8 -I/SN:SOIC-8 T-I/SN:SOIC-8 -E/SN:SOIC-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    MCP2561 | 0.75 | -E/P:DIP-8 -E/SN:SOIC-8 T-E/SN:SOIC-8 T-E/MF:DFN-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    MCP2562FD | 0.75 | -E/P:DIP-8 -E/SN:SOIC-8 T-E/SN:SOIC-8 | 4.5 … 5.5 V | 8 Mbps | CAN FD
    MCP2517FD | 1.9 | -H/SL:SOIC-14 T-H/SL:SOIC-14 -H/JHA:DFN-14 | 2.7 … 5.5 V | 8 Mbps | CAN FD + SPI
    MCP2518FD | 1.9 | T-E/SL:SOIC-14 -E/SL:SOIC-14 T-E/QBB:DFN-14 | 2.7 … 5.5 V | 8 Mbps | CAN FD + SPI
    MCP2003{A,B} | 0.6 | -E/SN:SOIC-8 T-E/SN:SOIC-8 -E/P:DIP-8 | 6 … 27 V | 20 kbps | LIN
    ATA6560-GAQW | 0.6 | _:SOIC-8 -N:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    = Infineon
    TLE6250G | 0.9 | XUMA1:SOIC-8 V33XUMA1:SOIC-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    TLE7250G | 0.7 | XUMA2:SOIC-8 VSJXUMA1:SOIC-8 | 4.5 … 5.5 V | 1 Mbps | CAN
    TLE9251VSJ | 0.7 | XUMA1:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    TLE7259-3GE | 0.7 | XUMA1:SOIC-8 | 5.5 … 27 V | 20 kbps | LIN
    = onsemi
    NCV7340D1{3R2G,4R2G} | 0.6 | _:SOIC-8 | 4.75 … 5.25 V | 1 Mbps | CAN
    NCV7344D1{0R2G,3R2G} | 0.55 | _:SOIC-8 | 4.5 … 5.5 V | 5 Mbps | CAN FD
    = Analog Devices
    ADM3053BRWZ | 8.4 | _:SOIC-20 -REEL7:SOIC-20 | 4.5 … 5.5 V | 1 Mbps | CAN
    MAX3051 | 1.9 | ESA+:SOIC-8 ESA+T:SOIC-8 EKA+T:SOT-23-8 | 3.1 … 3.5 V | 1 Mbps | CAN
    LTC2875{IS8=SOIC-8,HS8=SOIC-8,IDD=DFN-8} | 3.1 | #PBF:$1 #TRPBF:$1 | 3 … 5.5 V | 4 Mbps | CAN FD
  `,
})

const usb = chipsOf({
  category: 'interface/usb-interfaces',
  sale: SALES.ic,
  columns: ['Interface', 'Supply voltage', 'Data rate'],
  describe: 'USB interface bridge {0} {1}',
  rows: `
    = FTDI
    FT232RL- | 3.9 | REEL:SSOP-28 TUBE:SSOP-28 | USB 2.0 + UART | 3.3 … 5.25 V | 3 Mbps
    FT232RQ- | 3.9 | REEL:QFN-32 TRAY:QFN-32 | USB 2.0 + UART | 3.3 … 5.25 V | 3 Mbps
    FT232H{L=LQFP-48,Q=QFN-48} | 3.8 | -REEL:$1 -TRAY:$1 | USB 2.0 + UART | 3 … 3.6 V | 12 Mbps
    FT2232H{L=LQFP-64,Q=QFN-64} | 5.8 | -REEL:$1 -TRAY:$1 | USB 2.0 + UART | 3 … 3.6 V | 12 Mbps
    FT4232H{L=LQFP-64,Q=QFN-64} | 6.6 | -REEL:$1 -TRAY:$1 | USB 2.0 + UART | 3 … 3.6 V | 12 Mbps
    FT230X{S=SSOP-16,Q=QFN-16} | 1.9 | -R:$1 -T:$1 -U:$1 | USB 2.0 + UART | 2.97 … 5.5 V | 3 Mbps
    FT231X{S=SSOP-20,Q=QFN-20} | 2 | -R:$1 -T:$1 -U:$1 | USB 2.0 + UART | 2.97 … 5.5 V | 3 Mbps
    FT234XD | 1.7 | -R:DFN-12 -T:DFN-12 | USB 2.0 + UART | 2.97 … 5.5 V | 3 Mbps
    FT245RL- | 4.1 | REEL:SSOP-28 TUBE:SSOP-28 | USB 2.0 + FIFO | 3.3 … 5.25 V | 1 Mbps
    FT260{S=TSSOP-28,Q=QFN-28} | 1.9 | -R:$1 -T:$1 | USB 2.0 + I²C | 3.3 … 5.5 V | 12 Mbps
    = Silicon Labs
    CP2102N-A02- | 1.5 | GQFN28R:QFN-28 GQFN28:QFN-28 GQFN24R:QFN-24 GQFN24:QFN-24 GQFN20R:QFN-20 GQFN20:QFN-20 | USB 2.0 + UART | 3 … 3.6 V | 3 Mbps
    CP2102- | 2.4 | GM:QFN-28 GMR:QFN-28 | USB 2.0 + UART | 3 … 3.6 V | 1 Mbps
    CP2104-F03- | 1.9 | GM:QFN-24 GMR:QFN-24 | USB 2.0 + UART | 3 … 3.6 V | 2 Mbps
    CP2105-F01- | 2.4 | GM:QFN-24 GMR:QFN-24 | USB 2.0 + UART | 3 … 3.6 V | 2 Mbps
    CP2108-B03- | 4.1 | GM:QFN-64 GMR:QFN-64 | USB 2.0 + UART | 3 … 3.6 V | 2 Mbps
    CP2112-F03- | 2 | GM:QFN-24 GMR:QFN-24 | USB 2.0 + I²C | 3 … 3.6 V | 12 Mbps
    = WCH
    CH340{G=SOIC-16,C=SOIC-16,N=SOIC-8,E=MSOP-10,K=SSOP-10,T=SSOP-20,B=SOIC-16} | 0.32 | _:$1 | USB 2.0 + UART | 3.3 … 5 V | 2 Mbps
    CH341{A=SOIC-28,T=SSOP-20,B=SOIC-28} | 0.7 | _:$1 | USB 2.0 + UART | 3.3 … 5 V | 2 Mbps
    CH343{G=SOIC-16,P=QFN-16} | 0.4 | _:$1 | USB 2.0 + UART | 3.3 … 5 V | 6 Mbps
    CH9102{F=QFN-24,X=QFN-28} | 0.5 | _:$1 | USB 2.0 + UART | 3.3 … 5 V | 4 Mbps
    CH334{F=QFN-24,G=SOIC-16,R=SSOP-20} | 0.4 | _:$1 | USB 2.0 | 3.3 … 5 V | 480 Mbps
    = Microchip Technology
    MCP2200 | 1.7 | -I/SO:SOIC-20 -I/SS:SSOP-20 -I/MQ:QFN-20 | USB 2.0 + UART | 3 … 5.5 V | 1 Mbps
    MCP2221A | 1.8 | -I/P:DIP-14 -I/SL:SOIC-14 -I/ST:TSSOP-14 -I/ML:QFN-16 | USB 2.0 + I²C | 3 … 5.5 V | 460 kbps
    USB2514B-AEZC | 2.6 | _:QFN-36 -TR:QFN-36 | USB 2.0 | 3 … 3.6 V | 480 Mbps
    USB3300-EZK | 1.7 | _:QFN-32 -TR:QFN-32 | USB 2.0 | 3 … 3.6 V | 480 Mbps
    USB3320C-EZK | 1.5 | _:QFN-32 -TR:QFN-32 | USB 2.0 | 3.1 … 5.5 V | 480 Mbps
    = Texas Instruments
    TUSB320 | 0.7 | RWBR:QFN-12 LAIRWBR:QFN-12 HAIRWBR:QFN-12 | USB-C | 2.7 … 5 V | -
    TUSB1210BRHB | 1.7 | R:QFN-32 T:QFN-32 | USB 2.0 | 3 … 3.6 V | 480 Mbps
    TUSB8041 | 5.4 | RGCR:QFN-64 RGCT:QFN-64 ARGCR:QFN-64 | USB 3.0 | 3.3 V | 5 Gbps
    TUSB4020BPHP | 2.2 | R:HTQFP-48 _:HTQFP-48 | USB 2.0 | 3.3 V | 480 Mbps
    = Prolific
    PL2303{HXD=SSOP-28,TA=SSOP-28,GC=SSOP-28} | 1.1 | _:$1 | USB 2.0 + UART | 3.3 … 5.5 V | 6 Mbps
    = Analog Devices
    MAX3421E | 5.9 | EHJ+:TQFP-32 EHJ+T:TQFP-32 ETJ+:QFN-32 | USB 2.0 + SPI | 3 … 3.6 V | 12 Mbps
    = onsemi
    FUSB302B | 0.8 | MPX:QFN-14 UCX:WLCSP-9 TMPX:QFN-14 | USB-C | 2.8 … 5.5 V | -
  `,
})

const ethernet = chipsOf({
  category: 'interface/ethernet-controllers',
  sale: SALES.ic,
  columns: ['Interface', 'Data rate', 'Supply voltage'],
  describe: 'Ethernet controller PHY {0} {1} {2}',
  rows: `
    = Microchip Technology
    ENC28J60 | 2.6 | -I/SP:DIP-28 -I/SO:SOIC-28 -I/SS:SSOP-28 -I/ML:QFN-28 /SO:SOIC-28 T-I/SO:SOIC-28 | SPI | 10 Mbps | 3.1 … 3.6 V
    ENC424J600 | 3.4 | -I/PT:TQFP-44 -I/ML:QFN-44 T-I/PT:TQFP-44 | SPI | 100 Mbps | 3 … 3.6 V
    LAN8720A | 1.1 | -CP:QFN-24 -CP-TR:QFN-24 I-CP:QFN-24 I-CP-TR:QFN-24 | RMII | 100 Mbps | 3.3 V
    LAN8742A | 1.2 | -CZ:QFN-24 -CZ-TR:QFN-24 I-CZ:QFN-24 | RMII | 100 Mbps | 3.3 V
    LAN8710A | 1.3 | -EZC:QFN-32 -EZC-TR:QFN-32 I-EZK:QFN-32 | MII/RMII | 100 Mbps | 3.3 V
    LAN9252 | 7.6 | /ML:QFN-64 I/ML:QFN-64 /PT:TQFP-64 | SPI | 100 Mbps | 3.3 V
    LAN9512 | 4.8 | -JZX:QFN-64 I-JZX:QFN-64 | USB 2.0 | 100 Mbps | 3.3 V
    KSZ8081 | 1.2 | RNACA:QFN-24 RNACA-TR:QFN-24 RNAIA:QFN-24 RNBCA:QFN-32 MNXCA:QFN-32 | RMII | 100 Mbps | 3.3 V
    KSZ8863 | 4.2 | RLL:LQFP-48 MLL:LQFP-48 RLLI:LQFP-48 | RMII | 100 Mbps | 3.3 V
    KSZ8851SNL | 4.4 | _:QFN-32 I:QFN-32 -TR:QFN-32 | SPI | 100 Mbps | 3.3 V
    KSZ9031RNX | 3.9 | CA:QFN-48 IA:QFN-48 CA-TR:QFN-48 | RGMII | 1 Gbps | 3.3 V
    = WIZnet
    W5500 | 2.1 | _:LQFP-48 | SPI | 100 Mbps | 2.97 … 3.63 V
    W5100S-{L=LQFP-48,Q=QFN-48} | 1.8 | _:$1 | SPI | 100 Mbps | 2.97 … 3.63 V
    W5300 | 5.4 | _:LQFP-100 | Parallel | 100 Mbps | 3 … 3.6 V
    W6100-{L=LQFP-48,Q=QFN-48} | 2.7 | _:$1 | SPI | 100 Mbps | 2.97 … 3.63 V
    = Texas Instruments
    DP83848 | 2.9 | IVVX/NOPB:LQFP-48 CVVX/NOPB:LQFP-48 IVV/NOPB:LQFP-48 KSQ/NOPB:QFN-40 | MII/RMII | 100 Mbps | 3 … 3.6 V
    DP83822 | 2.3 | IRHBR:QFN-32 IFRHBR:QFN-32 HRHBR:QFN-32 | MII/RMII | 100 Mbps | 1.8 … 3.3 V
    DP83825I | 1.3 | RMQR:QFN-24 RMQT:QFN-24 | RMII | 100 Mbps | 3.3 V
    DP83867 | 5.4 | IRPAPR:QFP-64 IRPAPT:QFP-64 CRRGZR:QFN-48 IRRGZR:QFN-48 | RGMII | 1 Gbps | 2.5 V
    DP83TC811 | 4.1 | RRNDRQ1:QFN-36 SRNDRQ1:QFN-36 | RMII | 100 Mbps | 3.3 V
    = Realtek
    RTL8201F-{VB-CG,VD-CG} | 0.6 | _:QFN-32 | MII/RMII | 100 Mbps | 3.3 V
    RTL8211{E-VB-CG,F-CG,FS-CG,FI-CG} | 1 | _:QFN-40 | RGMII | 1 Gbps | 3.3 V
    RTL8111{H-CG,G-CG} | 1.1 | _:QFN-32 | PCIe | 1 Gbps | 3.3 V
    RTL8153B-VB-CG | 1.9 | _:QFN-40 | USB 3.0 | 1 Gbps | 3.3 V
    = Analog Devices
    ADIN1100{BCPZ,CCPZ} | 4.4 | _:QFN-40 -R7:QFN-40 | RMII | 10 Mbps | 1.8 … 3.3 V
    ADIN1300{BCPZ,CCPZ} | 4.9 | _:QFN-40 -R7:QFN-40 | RGMII | 1 Gbps | 3.3 V
    = NXP
    TJA1100HN/ | 3.6 | 0Z:QFN-36 1Z:QFN-36 | MII/RMII | 100 Mbps | 3.3 V
    TJA1101{AHN/0Z,BHN/0Z} | 3.6 | _:QFN-36 | MII/RMII | 100 Mbps | 3.3 V
  `,
})

const isolators = chipsOf({
  category: 'interface/digital-isolators',
  sale: SALES.ic,
  columns: ['Number of channels', 'Data rate', 'Isolation voltage', 'Supply voltage'],
  describe: 'Digital isolator {0} channel {1} {2} {3}',
  rows: `
    = Texas Instruments
    ISO7721 | 0.9 | D:SOIC-8 DR:SOIC-8 DWV:SOIC-8 DWVR:SOIC-8 DWR:SOIC-16 FDR:SOIC-8 | 2 | 100 Mbps | - | 2.25 … 5.5 V
    ISO7720 | 0.9 | D:SOIC-8 DR:SOIC-8 DWVR:SOIC-8 DWR:SOIC-16 FDR:SOIC-8 | 2 | 100 Mbps | - | 2.25 … 5.5 V
    ISO7740 | 1.5 | DW:SOIC-16 DWR:SOIC-16 DBQ:SSOP-16 DBQR:SSOP-16 FDWR:SOIC-16 | 4 | 100 Mbps | - | 2.25 … 5.5 V
    ISO7741 | 1.5 | DW:SOIC-16 DWR:SOIC-16 DBQ:SSOP-16 DBQR:SSOP-16 FDWR:SOIC-16 | 4 | 100 Mbps | - | 2.25 … 5.5 V
    ISO7742 | 1.5 | DW:SOIC-16 DWR:SOIC-16 DBQR:SSOP-16 FDWR:SOIC-16 | 4 | 100 Mbps | - | 2.25 … 5.5 V
    ISO7762 | 2.2 | DW:SOIC-16 DWR:SOIC-16 DBQR:SSOP-16 | 6 | 100 Mbps | - | 2.25 … 5.5 V
    ISO6741 | 0.8 | DWR:SOIC-16 FDWR:SOIC-16 | 4 | 50 Mbps | 5 kV | 1.71 … 5.5 V
    ISO1540 | 2.4 | D:SOIC-8 DR:SOIC-8 | 2 | 1 Mbps | 2.5 kV | 3 … 5.5 V
    ISO1541 | 2.4 | D:SOIC-8 DR:SOIC-8 | 2 | 1 Mbps | 2.5 kV | 3 … 5.5 V
    = Analog Devices
    ADUM1100 | 2.7 | ARZ:SOIC-8 ARZ-RL7:SOIC-8 BRZ:SOIC-8 URZ:SOIC-8 | 1 | 25 Mbps | 2.5 kV | 3 … 5.5 V
    ADUM1201 | 1.4 | ARZ:SOIC-8 ARZ-RL7:SOIC-8 BRZ:SOIC-8 BRZ-RL7:SOIC-8 CRZ:SOIC-8 | 2 | - | 2.5 kV | 2.7 … 5.5 V
    ADUM1200 | 1.4 | ARZ:SOIC-8 ARZ-RL7:SOIC-8 BRZ:SOIC-8 BRZ-RL7:SOIC-8 CRZ:SOIC-8 | 2 | - | 2.5 kV | 2.7 … 5.5 V
    ADUM1250 | 2.9 | ARZ:SOIC-8 ARZ-RL7:SOIC-8 SRZ:SOIC-8 | 2 | 1 Mbps | 2.5 kV | 3 … 5.5 V
    ADUM1400 | 2.9 | ARWZ:SOIC-16 ARWZ-RL:SOIC-16 BRWZ:SOIC-16 CRWZ:SOIC-16 | 4 | - | 2.5 kV | 2.7 … 5.5 V
    ADUM1401 | 2.9 | ARWZ:SOIC-16 ARWZ-RL:SOIC-16 BRWZ:SOIC-16 CRWZ:SOIC-16 BRWZ-RL:SOIC-16 | 4 | - | 2.5 kV | 2.7 … 5.5 V
    ADUM1402 | 2.9 | ARWZ:SOIC-16 BRWZ:SOIC-16 CRWZ:SOIC-16 BRWZ-RL:SOIC-16 | 4 | - | 2.5 kV | 2.7 … 5.5 V
    ADUM3160 | 5.4 | BRWZ:SOIC-16 BRWZ-RL:SOIC-16 | 2 | 12 Mbps | 2.5 kV | 3.1 … 5.5 V
    ADUM4160 | 6.2 | BRWZ:SOIC-16 BRWZ-RL:SOIC-16 BRIZ:SOIC-16 | 2 | 12 Mbps | 5 kV | 3.1 … 5.5 V
    ADUM5401 | 8.4 | ARWZ:SOIC-16 ARWZ-RL:SOIC-16 CRWZ:SOIC-16 | 4 | - | 2.5 kV | 3 … 5.5 V
    = Skyworks
    SI8620{AB-B-IS=2.5 kV,BB-B-IS=2.5 kV,EC-B-IS=3.75 kV,ED-B-IS=5 kV} | 1 | _:SOIC-8 R:SOIC-8 | 2 | 150 Mbps | $1 | 2.5 … 5.5 V
    SI8621{AB-B-IS=2.5 kV,BB-B-IS=2.5 kV,EC-B-IS=3.75 kV,ED-B-IS=5 kV} | 1 | _:SOIC-8 R:SOIC-8 | 2 | 150 Mbps | $1 | 2.5 … 5.5 V
    SI8641{AB-B-IS1=2.5 kV,BB-B-IS1=2.5 kV,BD-B-IS=5 kV,EC-B-IS1=3.75 kV,ED-B-IS=5 kV} | 1.9 | _:SOIC-16 R:SOIC-16 | 4 | 150 Mbps | $1 | 2.5 … 5.5 V
    SI8642{BB-B-IS1=2.5 kV,BD-B-IS=5 kV,EC-B-IS1=3.75 kV,ED-B-IS=5 kV} | 1.9 | _:SOIC-16 R:SOIC-16 | 4 | 150 Mbps | $1 | 2.5 … 5.5 V
    = NVE
    IL{710=1,711=2,712=2,715=4,716=4,717=4}-{1E,2E,3E} | 3.6 | _:SOIC-8 | $1 | 110 Mbps | 2.5 kV | 3 … 5.5 V
    = NOVOSENSE
    NSI8121{N0,N1,W0,W1} | 0.5 | -DSPR:SOIC-8 | 2 | 150 Mbps | - | 2.5 … 5.5 V
    NSI8141{N0,W0,W1} | 0.8 | -DSWR:SOIC-16 | 4 | 150 Mbps | - | 2.5 … 5.5 V
  `,
})

const expanders = chipsOf({
  category: 'interface/io-expanders',
  sale: SALES.ic,
  columns: ['Number of channels', 'Interface', 'Supply voltage'],
  describe: 'I/O expander {0}-bit {1} {2}',
  rows: `
    = Microchip Technology
    MCP23017 | 1.4 | -E/SP:DIP-28 -E/SO:SOIC-28 -E/SS:SSOP-28 -E/ML:QFN-28 T-E/SO:SOIC-28 T-E/SS:SSOP-28 | 16 | I²C | 1.8 … 5.5 V
    MCP23S17 | 1.5 | -E/SP:DIP-28 -E/SO:SOIC-28 -E/SS:SSOP-28 -E/ML:QFN-28 T-E/SO:SOIC-28 T-E/SS:SSOP-28 | 16 | SPI | 1.8 … 5.5 V
    MCP23008 | 1.1 | -E/P:DIP-18 -E/SO:SOIC-18 -E/SS:SSOP-20 -E/ML:QFN-20 T-E/SO:SOIC-18 | 8 | I²C | 1.8 … 5.5 V
    MCP23S08 | 1.2 | -E/P:DIP-18 -E/SO:SOIC-18 -E/SS:SSOP-20 -E/ML:QFN-20 T-E/SO:SOIC-18 | 8 | SPI | 1.8 … 5.5 V
    MCP23016 | 1.9 | -I/SP:DIP-28 -I/SO:SOIC-28 -I/SS:SSOP-28 -I/ML:QFN-28 | 16 | I²C | 2 … 5.5 V
    MCP23018 | 1.4 | -E/SP:DIP-28 -E/SO:SOIC-28 -E/SS:SSOP-24 -E/MJ:QFN-24 | 16 | I²C | 1.8 … 5.5 V
    = NXP
    PCF8574 | 1.1 | P,112:DIP-16 T/3,512:SOIC-16 T/3,518:SOIC-16 TS/3,112:SSOP-20 TS/3,118:SSOP-20 AT/3,518:SOIC-16 | 8 | I²C | 2.5 … 6 V
    PCF8575 | 1.3 | TS/1,112:SSOP-24 TS/1,118:SSOP-24 | 16 | I²C | 4.5 … 5.5 V
    PCA9535 | 1.2 | D,118:SOIC-24 PW,118:TSSOP-24 BS,118:QFN-24 PW,112:TSSOP-24 | 16 | I²C | 2.3 … 5.5 V
    PCA9555 | 1.2 | D,118:SOIC-24 PW,118:TSSOP-24 BS,118:QFN-24 DB,118:SSOP-24 | 16 | I²C | 2.3 … 5.5 V
    PCA9554 | 0.9 | D,118:SOIC-16 PW,118:TSSOP-16 BS,118:QFN-16 AD,118:SOIC-16 | 8 | I²C | 2.3 … 5.5 V
    PCA9538 | 0.9 | D,118:SOIC-16 PW,118:TSSOP-16 BS,118:QFN-16 | 8 | I²C | 2.3 … 5.5 V
    PCA9539 | 1.2 | D,118:SOIC-24 PW,118:TSSOP-24 BS,118:QFN-24 RPW,118:TSSOP-24 | 16 | I²C | 2.3 … 5.5 V
    PCA9536 | 0.7 | D,118:SOIC-8 DP,118:TSSOP-8 | 4 | I²C | 2.3 … 5.5 V
    = Texas Instruments
    PCF8574 | 0.8 | N:DIP-16 DW:SOIC-16 DWR:SOIC-16 PWR:TSSOP-20 DGVR:TVSOP-20 AN:DIP-16 ADWR:SOIC-16 APWR:TSSOP-20 | 8 | I²C | 2.5 … 6 V
    PCF8575 | 1 | DBR:SSOP-24 DWR:SOIC-24 PWR:TSSOP-24 RGER:QFN-24 | 16 | I²C | 2.5 … 5.5 V
    TCA9534 | 0.6 | DWR:SOIC-16 PWR:TSSOP-16 DBR:SSOP-16 APWR:TSSOP-16 | 8 | I²C | 1.65 … 5.5 V
    TCA9535 | 0.8 | DBR:SSOP-24 PWR:TSSOP-24 RTWR:QFN-24 RGER:QFN-24 DBT:SSOP-24 | 16 | I²C | 1.65 … 5.5 V
    TCA9554 | 0.6 | DWR:SOIC-16 PWR:TSSOP-16 DBR:SSOP-16 ADBR:SSOP-16 | 8 | I²C | 1.65 … 5.5 V
    TCA9555 | 0.8 | DBR:SSOP-24 PWR:TSSOP-24 RTWR:QFN-24 RGER:QFN-24 | 16 | I²C | 1.65 … 5.5 V
    TCA6408A | 0.6 | PWR:TSSOP-16 RGTR:QFN-16 RSVR:UQFN-16 | 8 | I²C | 1.65 … 5.5 V
    TCA6416A | 0.8 | PWR:TSSOP-24 RTWR:QFN-24 ZQSR:BGA-24 | 16 | I²C | 1.65 … 5.5 V
    TCA6424A | 1.1 | RGJR:QFN-32 | 24 | I²C | 1.65 … 5.5 V
    TCA9548A | 1 | PWR:TSSOP-24 RGER:QFN-24 DGSR:VSSOP-24 MRGER:QFN-24 | 8 | I²C | 1.65 … 5.5 V
    = Analog Devices
    MAX7313 | 3.2 | AEG+:SSOP-24 ATG+:QFN-24 AEG+T:SSOP-24 | 16 | I²C | 2 … 3.6 V
    MAX7300 | 5.4 | AAI+:SSOP-28 ANI+:DIP-28 AAX+:SSOP-36 AGL+:QFN-40 | 28 | I²C | 2.5 … 5.5 V
    MAX7301 | 5.4 | AAI+:SSOP-28 ANI+:DIP-28 AAX+:SSOP-36 | 28 | SPI | 2.5 … 5.5 V
    MAX7312 | 3.4 | AAG+:SSOP-24 AUG+:TSSOP-24 AWG+:SOIC-24 | 16 | I²C | 2 … 5.5 V
    = Semtech
    SX1509B | 1.5 | IULTRT:QFN-28 | 16 | I²C | 1.2 … 3.6 V
    = onsemi
    PCA9535E | 0.7 | DTR2G:TSSOP-24 DWR2G:SOIC-24 MTTXG:QFN-24 | 16 | I²C | 1.65 … 5.5 V
    PCA9654E | 0.6 | DTR2G:TSSOP-16 DR2G:SOIC-16 | 8 | I²C | 1.65 … 5.5 V
  `,
})
