import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function memoryFamilies(): PartFamily[] {
  return [
    listedFamily(6, eeproms),
    listedFamily(4, norFlash),
    listedFamily(2, nandFlash),
    listedFamily(4, sram),
    listedFamily(3, dram),
    listedFamily(2, fram),
  ]
}

const COLUMNS = ['Memory size', 'Interface', 'Supply voltage', 'Clock frequency'] as const
const E2MC =
  '01=1 Kbit,02B=2 Kbit,04B=4 Kbit,08B=8 Kbit,16B=16 Kbit,32A=32 Kbit,64=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit'
const SPI25 =
  '010A=1 Kbit,020A=2 Kbit,040A=4 Kbit,080A=8 Kbit,160A=16 Kbit,320A=32 Kbit,640A=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit,1024=1 Mbit'
const STM24 =
  '01=1 Kbit,02=2 Kbit,04=4 Kbit,08=8 Kbit,16=16 Kbit,32=32 Kbit,64=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit'

const eeproms = chipsOf({
  category: 'memories/serial-eeproms',
  sale: SALES.ic,
  columns: COLUMNS,
  describe: 'EEPROM serial memory {0} {1} {2}',
  rows: `
    = Microchip Technology
    24LC{${E2MC}} | 0.32 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 T-I/ST:TSSOP-8 -E/SN:SOIC-8 | $1 | I²C | 2.5 … 5.5 V | 400 kHz
    24AA{${E2MC}} | 0.34 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 -I/MS:MSOP-8 T-I/SN:SOIC-8 T-I/ST:TSSOP-8 | $1 | I²C | 1.7 … 5.5 V | 400 kHz
    24FC{64=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit,1025=1 Mbit} | 0.7 | -I/P:DIP-8 -I/SN:SOIC-8 -I/SM:SOIC-8 T-I/SN:SOIC-8 | $1 | I²C | 1.7 … 5.5 V | 1 MHz
    25LC{${SPI25}} | 0.6 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 | $1 | SPI | 2.5 … 5.5 V | -
    25AA{${SPI25}} | 0.62 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 | $1 | SPI | 1.8 … 5.5 V | -
    93LC{46B=1 Kbit,56B=2 Kbit,66B=4 Kbit,76B=8 Kbit,86B=16 Kbit} | 0.3 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 T-I/OT:SOT-23-6 | $1 | Microwire | 2.5 … 5.5 V | -
    11LC{010=1 Kbit,020=2 Kbit,040=4 Kbit,080=8 Kbit,160=16 Kbit} | 0.25 | -I/P:DIP-8 -I/SN:SOIC-8 -I/TO:TO-92 T-I/TT:SOT-23 | $1 | UNI/O | 2.5 … 5.5 V | 100 kHz
    AT24C{01C=1 Kbit,02C=2 Kbit,04C=4 Kbit,08C=8 Kbit,16C=16 Kbit,32D=32 Kbit,64D=64 Kbit,128C=128 Kbit,256C=256 Kbit,512C=512 Kbit}- | 0.28 | SSHL-T:SOIC-8 SSHM-T:SOIC-8 SSHL-B:SOIC-8 XHL-T:TSSOP-8 XHM-T:TSSOP-8 PUM:DIP-8 STUM-T:SOT-23-5 | $1 | I²C | 1.7 … 5.5 V | 1 MHz
    AT25{010B=1 Kbit,020B=2 Kbit,040B=4 Kbit,080B=8 Kbit,160B=16 Kbit,320B=32 Kbit,640B=64 Kbit,128B=128 Kbit,256B=256 Kbit,512=512 Kbit}- | 0.5 | SSHL-T:SOIC-8 SSHL-B:SOIC-8 XHL-T:TSSOP-8 XHL-B:TSSOP-8 | $1 | SPI | 1.8 … 5.5 V | 20 MHz
    AT93C{46E=1 Kbit,56B=2 Kbit,66B=4 Kbit,86A=16 Kbit}- | 0.25 | SSHM-T:SOIC-8 SSHM-B:SOIC-8 XHM-T:TSSOP-8 PU:DIP-8 | $1 | Microwire | 1.8 … 5.5 V | 2 MHz
    = STMicroelectronics
    M24C{${STM24}}- | 0.22 | WMN6TP:SOIC-8 RMN6TP:SOIC-8 WDW6TP:TSSOP-8 RDW6TP:TSSOP-8 WBN6P:DIP-8 FMN6TP:SOIC-8 | $1 | I²C | - | 400 kHz
    M95{010=1 Kbit,020=2 Kbit,040=4 Kbit,080=8 Kbit,160=16 Kbit,320=32 Kbit,640=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit,M01=1 Mbit,M02=2 Mbit}- | 0.5 | WMN6TP:SOIC-8 RMN6TP:SOIC-8 WDW6TP:TSSOP-8 RDW6TP:TSSOP-8 | $1 | SPI | - | 20 MHz
    M93C{46=1 Kbit,56=2 Kbit,66=4 Kbit,76=8 Kbit,86=16 Kbit}- | 0.24 | WMN6TP:SOIC-8 RMN6TP:SOIC-8 WDW6TP:TSSOP-8 | $1 | Microwire | - | 2 MHz
    = onsemi
    CAT24C{${STM24}} | 0.2 | WI-GT3:SOIC-8 YI-GT3:TSSOP-8 TDI-GT3:SOT-23-5 LI-G:DIP-8 | $1 | I²C | 1.7 … 5.5 V | 1 MHz
    CAT25{010=1 Kbit,020=2 Kbit,040=4 Kbit,080=8 Kbit,160=16 Kbit,320=32 Kbit,640=64 Kbit,128=128 Kbit,256=256 Kbit,512=512 Kbit} | 0.45 | VI-GT3:SOIC-8 YI-GT3:TSSOP-8 HU4I-GT3:USON-8 | $1 | SPI | 1.8 … 5.5 V | 20 MHz
    = ROHM
    BR24G{01=1 Kbit,02=2 Kbit,04=4 Kbit,08=8 Kbit,16=16 Kbit,32=32 Kbit,64=64 Kbit,128=128 Kbit,256=256 Kbit} | 0.22 | F-3GTE2:SOIC-8 FVT-3GE2:TSSOP-8 FJ-3GTE2:SOIC-8 NUX-3TTR:DFN-8 FVM-3GTTR:MSOP-8 | $1 | I²C | 1.6 … 5.5 V | 400 kHz
    BR93G{46=1 Kbit,56=2 Kbit,66=4 Kbit,76=8 Kbit,86=16 Kbit} | 0.22 | F-3BGTE2:SOIC-8 FVT-3BGE2:TSSOP-8 | $1 | Microwire | 1.7 … 5.5 V | 3 MHz
    = Fremont Micro Devices
    FT24C{02A=2 Kbit,04A=4 Kbit,08A=8 Kbit,16A=16 Kbit,32A=32 Kbit,64A=64 Kbit} | 0.07 | -USR-B:SOIC-8 -UTR-B:TSSOP-8 -ULR-B:SOT-23-5 | $1 | I²C | 1.8 … 5.5 V | 1 MHz
  `,
})

const norFlash = chipsOf({
  category: 'memories/nor-flash',
  sale: SALES.ic,
  columns: COLUMNS,
  describe: 'NOR flash memory {0} {1} {2} {3}',
  rows: `
    = Winbond
    W25Q{16JV=16 Mbit,32JV=32 Mbit,64JV=64 Mbit,128JV=128 Mbit} | 0.55 | SSIQ:SOIC-8 SSIQTR:SOIC-8 SSIM:SOIC-8 SNIQ:SOIC-8 ZPIQ:WSON-8 ZEIQ:WSON-8 UXIQ:USON-8 SIQ:SOIC-8 SIQTR:SOIC-8 SIM:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    W25Q{256JV=256 Mbit,512JV=512 Mbit,01JV=1 Gbit} | 3.1 | EIQ:WSON-8 FIQ:SOIC-16 FIQTR:SOIC-16 BIQ:BGA-24 EIM:WSON-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    W25Q80DV | 0.35 | SSIG:SOIC-8 SNIG:SOIC-8 SSIGTR:SOIC-8 ZPIG:WSON-8 UXIE:USON-8 | 8 Mbit | QSPI | 2.7 … 3.6 V | 104 MHz
    W25Q{16FW=16 Mbit,32FW=32 Mbit,64FW=64 Mbit,128FW=128 Mbit} | 0.7 | SSIQ:SOIC-8 SIQ:SOIC-8 ZPIQ:WSON-8 | $1 | QSPI | 1.65 … 1.95 V | 104 MHz
    W25X{10CL=1 Mbit,20CL=2 Mbit,40CL=4 Mbit} | 0.28 | SNIG:SOIC-8 SSIG:SOIC-8 ZPIG:WSON-8 UXIG:USON-8 | $1 | SPI | 2.3 … 3.6 V | 104 MHz
    = Macronix
    MX25L{512EMI=512 Kbit,1006EMI=1 Mbit,2006EM1I=2 Mbit,4006EM1I=4 Mbit,8006EM1I=8 Mbit}-{10G,12G} | 0.4 | _:SOIC-8 | $1 | SPI | 2.7 … 3.6 V | 86 MHz
    MX25L{1606E=16 Mbit,3206E=32 Mbit,6406E=64 Mbit}M2I-12G | 0.7 | _:SOIC-8 TR:SOIC-8 | $1 | SPI | 2.7 … 3.6 V | 86 MHz
    MX25L{3233F=32 Mbit,6433F=64 Mbit,12833F=128 Mbit,12835F=128 Mbit}M2I-{08G,10G} | 0.9 | _:SOIC-8 | $1 | QSPI | 2.65 … 3.6 V | 133 MHz
    MX25L{25645G=256 Mbit,51245G=512 Mbit}MI-{08G,10G} | 4.1 | _:SOIC-16 | $1 | QSPI | 2.7 … 3.6 V | 166 MHz
    MX25R{4035F=4 Mbit,8035F=8 Mbit,1635F=16 Mbit,3235F=32 Mbit,6435F=64 Mbit}{M1IL0,ZUIL0} | 0.6 | _:SOIC-8 | $1 | QSPI | 1.65 … 3.6 V | 80 MHz
    MX29LV{160DBTI=16 Mbit,320EBTI=32 Mbit,640EBTI=64 Mbit}-70G | 2.4 | _:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
    = GigaDevice
    GD25Q{40C=4 Mbit,80C=8 Mbit,16C=16 Mbit,32C=32 Mbit,64C=64 Mbit,127C=128 Mbit} | 0.35 | SIG:SOIC-8 SIGR:SOIC-8 TIG:SOIC-8 TIGR:SOIC-8 WIGR:WSON-8 | $1 | QSPI | 2.7 … 3.6 V | 120 MHz
    GD25LQ{40C=4 Mbit,80C=8 Mbit,16C=16 Mbit,32D=32 Mbit,64C=64 Mbit,128D=128 Mbit} | 0.42 | SIGR:SOIC-8 TIGR:SOIC-8 WIGR:WSON-8 EIGR:USON-8 | $1 | QSPI | 1.65 … 2.1 V | 120 MHz
    = Infineon
    S25FL{064LABMFI010=64 Mbit,128LAGMFI010=128 Mbit,256LAGMFI000=256 Mbit} | 2.6 | _:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    S25FL{127SABMFI101=128 Mbit,128SAGMFI001=128 Mbit,256SAGMFI001=256 Mbit,512SAGMFI011=512 Mbit} | 4.2 | _:SOIC-16 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    S29GL{064S70TFI030=64 Mbit,128S90TFI010=128 Mbit,256S90TFI010=256 Mbit,512S10TFI010=512 Mbit,01GS10TFI010=1 Gbit} | 6.5 | _:TSOP-56 | $1 | Parallel | 2.7 … 3.6 V | -
    = Microchip Technology
    SST25VF{512A=512 Kbit,010A=1 Mbit,020B=2 Mbit,040B=4 Mbit,080B=8 Mbit,016B=16 Mbit}-{33-4I-SAE,50-4I-S2AF} | 1.1 | _:SOIC-8 | $1 | SPI | 2.7 … 3.6 V | -
    SST26VF{016B=16 Mbit,032B=32 Mbit,064B=64 Mbit}-104I/{SM,SN} | 1.6 | _:SOIC-8 | $1 | QSPI | 2.3 … 3.6 V | 104 MHz
    SST39VF{010=1 Mbit,020=2 Mbit,040=4 Mbit}-70-4C-{NHE=PLCC-32,WHE=TSOP-32} | 1.7 | _:$2 | $1 | Parallel | 2.7 … 3.6 V | -
    SST39SF{010A=1 Mbit,020A=2 Mbit,040=4 Mbit}-70-4C-{NHE=PLCC-32,PHE=DIP-32,WHE=TSOP-32} | 1.9 | _:$2 | $1 | Parallel | 4.5 … 5.5 V | -
    = ISSI
    IS25LP{016D=16 Mbit,032D=32 Mbit,064A=64 Mbit,128F=128 Mbit,256D=256 Mbit}-{JBLE,JNLE,JKLE} | 0.9 | _:SOIC-8 | $1 | QSPI | 2.3 … 3.6 V | 133 MHz
    IS25WP{016D=16 Mbit,032D=32 Mbit,064A=64 Mbit,128F=128 Mbit}-{JBLE,JNLE} | 1 | _:SOIC-8 | $1 | QSPI | 1.65 … 1.95 V | 133 MHz
    = Micron
    N25Q{032A13ESE40F=32 Mbit,064A13ESE40F=64 Mbit,128A13ESE40F=128 Mbit} | 2.2 | _:SOIC-8 TR:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 108 MHz
    MT25QL{128ABA1ESE-0SIT=128 Mbit,256ABA1EW9-0SIT=256 Mbit,512ABB1EW9-0SIT=512 Mbit} | 4.4 | _:SOIC-8 TR:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    = XTX
    XT25F{04D=4 Mbit,08B=8 Mbit,16B=16 Mbit,32B=32 Mbit,64B=64 Mbit,128B=128 Mbit}{SOIGU,SSIGU} | 0.24 | -S:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 108 MHz
  `,
})

const nandFlash = chipsOf({
  category: 'memories/nand-flash',
  sale: SALES.processor,
  columns: COLUMNS,
  describe: 'NAND flash memory {0} {1} {2}',
  rows: `
    = Winbond
    W25N{512GV=512 Mbit,01GV=1 Gbit,02KV=2 Gbit}{ZEIG=WSON-8,ZEIR=WSON-8,SFIG=SOIC-16,TBIG=BGA-24} | 1.9 | _:$2 | $1 | QSPI | 2.7 … 3.6 V | 104 MHz
    W29N{01HVSINA=1 Gbit,02GVSIAA=2 Gbit,04GVSIAA=4 Gbit} | 2.8 | _:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
    = Micron
    MT29F{1G08ABAEAWP=1 Gbit,2G08ABAEAWP=2 Gbit,4G08ABADAWP=4 Gbit,8G08ABACAWP=8 Gbit}{:E,-IT:E} | 4.6 | _:TSOP-48 TR:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
    MT29F{1G01ABAFDWB-IT:F=1 Gbit,2G01ABAGDWB-IT:G=2 Gbit,4G01ABAFDWB-IT:F=4 Gbit} | 3.4 | _:DFN-8 TR:DFN-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    = KIOXIA
    TC58NVG{0S3HTA00=1 Gbit,1S3HTA00=2 Gbit,2S0HTA00=4 Gbit,3S0FTA00=8 Gbit} | 3.3 | _:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
    TC58CVG{0S3HRAIJ=1 Gbit,1S3HRAIJ=2 Gbit,2S0HRAIJ=4 Gbit} | 2.7 | _:WSON-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    = GigaDevice
    GD5F{1GQ4UFYIG=1 Gbit,2GQ4UFYIG=2 Gbit,4GQ4UFYIG=4 Gbit,1GQ5UEYIG=1 Gbit,2GQ5UEYIG=2 Gbit} | 1.6 | _:WSON-8 R:WSON-8 | $1 | QSPI | 2.7 … 3.6 V | 120 MHz
    = Macronix
    MX30LF{1G28AD=1 Gbit,2G28AD=2 Gbit,4G28AD=4 Gbit}-{TI,XKI} | 2.6 | _:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
    MX35LF{1GE4AB=1 Gbit,2GE4AD=2 Gbit,4GE4AD=4 Gbit}-Z2I | 1.9 | _:WSON-8 TR:WSON-8 | $1 | QSPI | 2.7 … 3.6 V | 104 MHz
    = Infineon
    S34ML{01G200TFI000=1 Gbit,02G200TFI000=2 Gbit,04G200TFI000=4 Gbit} | 3.8 | _:TSOP-48 | $1 | Parallel | 2.7 … 3.6 V | -
  `,
})

const sram = chipsOf({
  category: 'memories/sram',
  sale: SALES.ic,
  columns: COLUMNS,
  describe: 'SRAM static RAM {0} {1} {2}',
  rows: `
    = ISSI
    IS62WV{1288=1 Mbit,2568=2 Mbit,5128=4 Mbit}BLL-55{TLI=TSOP-32,HLI=TSOP-32,QLI=SOP-32} | 2.3 | _:$2 TR:$2 -TR:$2 | $1 | Parallel | 2.5 … 3.6 V | -
    IS62WV{6416=1 Mbit,12816=2 Mbit,25616=4 Mbit,51216=8 Mbit}BLL-55{TLI=TSOP-44,BLI=BGA-48} | 3.2 | _:$2 -TR:$2 | $1 | Parallel | 2.5 … 3.6 V | -
    IS61LV{6416=1 Mbit,12816=2 Mbit,25616AL=4 Mbit,51216=8 Mbit}-10{TLI=TSOP-44,TL=TSOP-44,BLI=BGA-48} | 3.6 | _:$2 -TR:$2 | $1 | Parallel | 3.15 … 3.6 V | -
    IS61WV{5128BLL=4 Mbit,10248BLL=8 Mbit,20488BLL=16 Mbit}-10{TLI=TSOP-44,MLI=BGA-48} | 6.2 | _:$2 -TR:$2 | $1 | Parallel | 2.4 … 3.6 V | -
    IS61C{256AL=256 Kbit,1024AL=1 Mbit,5128AL=4 Mbit}-{10TLI=TSOP-32,12JLI=SOJ-32} | 1.8 | _:$2 | $1 | Parallel | 4.5 … 5.5 V | -
    IS66WVS{1M8BLL=8 Mbit,2M8BLL=16 Mbit,4M8BLL=32 Mbit}-104NLI | 2 | _:SOIC-8 -TR:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 104 MHz
    = Microchip Technology
    23K{640=64 Kbit,256=256 Kbit} | 0.9 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 | $1 | SPI | 2.7 … 3.6 V | 20 MHz
    23LC{512=512 Kbit,1024=1 Mbit} | 1.9 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 T-I/SN:SOIC-8 T-I/ST:TSSOP-8 | $1 | SPI | 2.5 … 5.5 V | 20 MHz
    23LCV{512=512 Kbit,1024=1 Mbit} | 2.4 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 | $1 | SPI | 2.5 … 5.5 V | 20 MHz
    23A{512=512 Kbit,1024=1 Mbit} | 1.9 | -I/P:DIP-8 -I/SN:SOIC-8 -I/ST:TSSOP-8 | $1 | SPI | 1.7 … 2.2 V | 20 MHz
    = Infineon
    CY62256NLL-{55SNXI=SOIC-28,70SNXC=SOIC-28,55ZXI=TSOP-28} | 2.5 | _:$1 T:$1 | 256 Kbit | Parallel | 4.5 … 5.5 V | -
    CY621{28ELL=1 Mbit,38FLL=2 Mbit,48ELL=4 Mbit,58ELL=8 Mbit}-45ZSXI | 4.4 | _:TSOP-32 T:TSOP-32 | $1 | Parallel | 4.5 … 5.5 V | -
    CY621{26EV30LL=1 Mbit,36EV30LL=2 Mbit,46EV30LL=4 Mbit,57EV30LL=8 Mbit,67EV30LL=16 Mbit}-45{ZSXI=TSOP-44,BVXI=BGA-48} | 4.8 | _:$2 T:$2 | $1 | Parallel | 2.2 … 3.6 V | -
    CY7C10{11DV33=2 Mbit,21DV33=1 Mbit,41GN30=4 Mbit,51DV33=8 Mbit,61DV33=16 Mbit}-10ZSXI | 6.6 | _:TSOP-44 T:TSOP-44 | $1 | Parallel | 3 … 3.6 V | -
    = Alliance Memory
    AS6C{62256=256 Kbit,6264=64 Kbit}-55{PCN=DIP-28,SCN=SOP-28,SIN=SOP-28} | 2.9 | _:$2 TR:$2 | $1 | Parallel | 2.7 … 5.5 V | -
    AS6C{1008=1 Mbit,2008A=2 Mbit,4008=4 Mbit}-55{PCN=DIP-32,SIN=SOP-32,TIN=TSOP-32,ZIN=TSOP-32} | 4.3 | _:$2 TR:$2 | $1 | Parallel | 2.7 … 5.5 V | -
    AS7C{256B=256 Kbit,1024B=1 Mbit,4096A=4 Mbit}-12{TCN=TSOP-32,JCN=SOJ-32,JIN=SOJ-32} | 3.1 | _:$2 TR:$2 | $1 | Parallel | 4.5 … 5.5 V | -
    AS6C{1616=16 Mbit,3216=32 Mbit,8016=8 Mbit}-55{TIN=TSOP-48,BIN=BGA-48} | 9 | _:$2 TR:$2 | $1 | Parallel | 2.7 … 3.6 V | -
    = Renesas
    71256SA{12=12,15=15,20=20,25=25}{TPG=DIP-28,YG=SOJ-28,PZG=TSOP-28} | 3.4 | _:$2 8:$2 | 256 Kbit | Parallel | 4.5 … 5.5 V | -
    71V416S{10=10,12=12,15=15}{PHG=TSOP-44,YG=SOJ-44,BEG=BGA-48} | 5.2 | _:$2 8:$2 | 4 Mbit | Parallel | 3 … 3.6 V | -
    71V016SA{10=10,12=12,15=15,20=20}{PHG=TSOP-44,YG=SOJ-44} | 3.7 | _:$2 8:$2 | 1 Mbit | Parallel | 3 … 3.6 V | -
    = Lyontek
    LY62{256=256 Kbit,1024=1 Mbit,2568=2 Mbit,5128=4 Mbit}{PL-55LL=DIP-28,SL-55LL=SOP-28,SL-55LLI=SOP-28} | 1.5 | _:$2 T:$2 | $1 | Parallel | 4.5 … 5.5 V | -
    = Espressif Systems
    ESP-PSRAM{16H=16 Mbit,32=32 Mbit,64H=64 Mbit} | 1.2 | _:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
    = AP Memory
    APS{1604M=16 Mbit,3204J=32 Mbit,6404L=64 Mbit}-3SQR-{SN,ZR} | 1 | _:SOIC-8 | $1 | QSPI | 2.7 … 3.6 V | 133 MHz
  `,
})

const dram = chipsOf({
  category: 'memories/dram',
  sale: SALES.processor,
  columns: ['Memory size', 'Technology', 'Clock frequency', 'Supply voltage'],
  describe: 'DRAM {1} {0} {2} {3}',
  rows: `
    = ISSI
    IS42S16{100=16 Mbit,400J=64 Mbit,800F=128 Mbit,160J=256 Mbit,320F=512 Mbit}-{6TLI=166,7TLI=143,7TL=143} | 3.4 | _:TSOP-54 -TR:TSOP-54 | $1 | SDRAM | $2 MHz | 3 … 3.6 V
    IS42S32{400F=128 Mbit,800J=256 Mbit,160F=512 Mbit}-{6TLI=166,7TLI=143} | 5.1 | _:TSOP-86 | $1 | SDRAM | $2 MHz | 3 … 3.6 V
    IS43DR16{320E=512 Mbit,640C=1 Gbit,128C=2 Gbit}-{25DBLI=400,3DBLI=333} | 4.6 | _:BGA-84 -TR:BGA-84 | $1 | DDR2 | $2 MHz | 1.7 … 1.9 V
    IS43TR16{128D=2 Gbit,256B=4 Gbit,512B=8 Gbit}-{125KBLI=800,107MBLI=933} | 5.9 | _:BGA-96 -TR:BGA-96 | $1 | DDR3 | $2 MHz | 1.425 … 1.575 V
    = Winbond
    W98{16G6JH=16 Mbit,64G6KH=64 Mbit,12G6KH=128 Mbit,25G6KH=256 Mbit}-{6=166,6I=166,5=200} | 1.9 | _:TSOP-54 | $1 | SDRAM | $2 MHz | 3 … 3.6 V
    W97{25G6KB=256 Mbit,51G6NB=512 Mbit,1GG6NB=1 Gbit}-{25=400,18=533} | 2.4 | _:BGA-84 | $1 | DDR2 | $2 MHz | 1.7 … 1.9 V
    W63{1GG6NB=1 Gbit,2GG6NB=2 Gbit,4GG6NB=4 Gbit}-{12=800,11=933,09=1066} | 3.1 | _:BGA-96 | $1 | DDR3 | $2 MHz | 1.425 … 1.575 V
    = Micron
    MT48LC{4M16A2P=64 Mbit,8M16A2P=128 Mbit,16M16A2P=256 Mbit,32M16A2P=512 Mbit}-{6A=167,75=133,7E=133} | 5.4 | _:TSOP-54 | $1 | SDRAM | $2 MHz | 3 … 3.6 V
    MT47H{32M16NF=512 Mbit,64M16NF=1 Gbit,128M16RT=2 Gbit}-25E{:H,:M} | 6.2 | _:BGA-84 | $1 | DDR2 | 400 MHz | 1.7 … 1.9 V
    MT41K{64M16TW=1 Gbit,128M16JT=2 Gbit,256M16TW=4 Gbit,512M16HA=8 Gbit}-{107=933,125=800} | 7.3 | :P:BGA-96 IT:P:BGA-96 | $1 | DDR3L | $2 MHz | 1.283 … 1.45 V
    MT40A{256M16LY=4 Gbit,512M16LY=8 Gbit,1G16KD=16 Gbit}-{062E=1600,075=1333} | 9.5 | :E:BGA-96 IT:E:BGA-96 | $1 | DDR4 | $2 MHz | 1.14 … 1.26 V
    = Samsung Semiconductor
    K4B{1G1646I=1 Gbit,2G1646F=2 Gbit,4G1646E=4 Gbit,8G1646D=8 Gbit}-{BYMA=933,BCMA=933,BYK0=800} | 4.4 | _:BGA-96 | $1 | DDR3 | $2 MHz | 1.35 … 1.5 V
    K4A{4G165WF=4 Gbit,8G165WC=8 Gbit,AG165WA=16 Gbit}-{BCTD=1333,BCRC=1200,BCWE=1600} | 6.3 | _:BGA-96 | $1 | DDR4 | $2 MHz | 1.14 … 1.26 V
    = Alliance Memory
    AS4C{4M16SA=64 Mbit,8M16SA=128 Mbit,16M16SA=256 Mbit,32M16SB=512 Mbit}-{6TIN=166,7TCN=143,6TCN=166} | 3.2 | _:TSOP-54 TR:TSOP-54 | $1 | SDRAM | $2 MHz | 3 … 3.6 V
    AS4C{64M16D3LC=1 Gbit,128M16D3LC=2 Gbit,256M16D3LC=4 Gbit}-12{BIN,BCN} | 5.8 | _:BGA-96 TR:BGA-96 | $1 | DDR3L | 800 MHz | 1.283 … 1.45 V
  `,
})

const fram = chipsOf({
  category: 'memories/fram',
  sale: SALES.ic,
  columns: COLUMNS,
  describe: 'FRAM ferroelectric memory {0} {1} {2}',
  rows: `
    = Infineon
    FM24C{L04B=4 Kbit,L16B=16 Kbit,L64B=64 Kbit} | 1.7 | -G:SOIC-8 -GTR:SOIC-8 | $1 | I²C | 2.7 … 3.65 V | 1 MHz
    FM24C{04B=4 Kbit,16B=16 Kbit,64B=64 Kbit} | 1.8 | -G:SOIC-8 -GTR:SOIC-8 | $1 | I²C | 4.5 … 5.5 V | 1 MHz
    FM24V{01A=128 Kbit,02A=256 Kbit,05=512 Kbit,10=1 Mbit} | 6.4 | -G:SOIC-8 -GTR:SOIC-8 | $1 | I²C | 2 … 3.6 V | 3.4 MHz
    FM24W256 | 5 | -G:SOIC-8 -GTR:SOIC-8 | 256 Kbit | I²C | 2.7 … 5.5 V | 1 MHz
    FM25{040B=4 Kbit,C160B=16 Kbit,640B=64 Kbit} | 1.9 | -G:SOIC-8 -GTR:SOIC-8 | $1 | SPI | 4.5 … 5.5 V | 20 MHz
    FM25{L04B=4 Kbit,L16B=16 Kbit,CL64B=64 Kbit} | 1.8 | -G:SOIC-8 -GTR:SOIC-8 -DG:DFN-8 | $1 | SPI | 2.7 … 3.6 V | 20 MHz
    FM25V{01A=128 Kbit,02A=256 Kbit,05=512 Kbit,10=1 Mbit,20A=2 Mbit} | 7.2 | -G:SOIC-8 -GTR:SOIC-8 -DG:DFN-8 | $1 | SPI | 2 … 3.6 V | 40 MHz
    FM25W256 | 5 | -G:SOIC-8 -GTR:SOIC-8 | 256 Kbit | SPI | 2.7 … 5.5 V | 20 MHz
    FM16W08 | 7.6 | -SG:SOIC-28 -SGTR:SOIC-28 | 64 Kbit | Parallel | 2.7 … 5.5 V | -
    FM18W08 | 11 | -SG:SOIC-28 -SGTR:SOIC-28 | 256 Kbit | Parallel | 2.7 … 5.5 V | -
    FM1808B | 12 | -SG:SOIC-28 -SGTR:SOIC-28 | 256 Kbit | Parallel | 4.5 … 5.5 V | -
    FM22L16 | 18 | -55-TG:TSOP-44 -55-TGTR:TSOP-44 | 4 Mbit | Parallel | 2.7 … 3.6 V | -
    CY15B104Q{-SXI=SOIC-8,-LHXI=DFN-8,N-50SXI=SOIC-8} | 16 | _:$1 T:$1 | 4 Mbit | SPI | 2 … 3.6 V | 40 MHz
    = Fujitsu Semiconductor
    MB85RC{04VPNF=4 Kbit,16VPNF=16 Kbit,64VPNF=64 Kbit,128APNF=128 Kbit,256VPNF=256 Kbit,512TPNF=512 Kbit,1MTPNF=1 Mbit}-G-{JNERE1,JNE1} | 2.4 | _:SOIC-8 | $1 | I²C | - | 1 MHz
    MB85RS{16NPNF=16 Kbit,64VPNF=64 Kbit,128BPNF=128 Kbit,256BPNF=256 Kbit,512TPNF=512 Kbit,1MTPNF=1 Mbit,2MTAPNF=2 Mbit}-G-{JNERE1,JNE1} | 2.8 | _:SOIC-8 | $1 | SPI | - | 25 MHz
    MB85R{256FPNF=256 Kbit,1001APNF=1 Mbit,4001APNF=4 Mbit}-G-{JNE2,JNERE2} | 9.8 | _:SOP-28 | $1 | Parallel | 2.7 … 3.6 V | -
    = ROHM
    MR45V{064B=64 Kbit,256A=256 Kbit,100A=1 Mbit}MAZ{AARL,AATL} | 2.9 | _:SOIC-8 | $1 | SPI | 2.7 … 3.6 V | -
    MR44V{064B=64 Kbit,100A=1 Mbit}MAZ{AARL,AATL} | 2.9 | _:SOIC-8 | $1 | I²C | 1.8 … 3.6 V | 3.4 MHz
  `,
})
