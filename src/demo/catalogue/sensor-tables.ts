import { chipsOf } from './chip-table.ts'
import { listedFamily, type PartFamily } from './family.ts'
import { SALES } from './sales.ts'

export function sensorFamilies(): PartFamily[] {
  return [
    listedFamily(4, temperature),
    listedFamily(2, humidity),
    listedFamily(2, pressure),
    listedFamily(2, motion),
    listedFamily(3, magnetic),
    listedFamily(3, current),
    listedFamily(2, light),
  ]
}

const temperature = chipsOf({
  category: 'sensors/temperature-sensors',
  sale: SALES.ic,
  columns: ['Measuring range', 'Accuracy', 'Interface', 'Supply voltage'],
  describe: 'Temperature sensor {2} {1} {0} {3}',
  rows: `
    = Analog Devices
    DS18B20 | 2.3 | +:TO-92 +T&R:TO-92 Z+:SOIC-8 Z+T&R:SOIC-8 U+:MSOP-8 U+T&R:MSOP-8 -PAR+:TO-92 | −55 … +125 °C | ±0.5 °C | 1-Wire | 3 … 5.5 V
    DS18S20 | 2.6 | +:TO-92 Z+:SOIC-8 -PAR+:TO-92 | −55 … +125 °C | ±0.5 °C | 1-Wire | 3 … 5.5 V
    DS1822 | 1.9 | +:TO-92 Z+:SOIC-8 -PAR+:TO-92 | −55 … +125 °C | ±2 °C | 1-Wire | 3 … 5.5 V
    DS1621 | 3.4 | +:DIP-8 S+:SOIC-8 V+:SOIC-8 S+T&R:SOIC-8 | −55 … +125 °C | ±0.5 °C | I²C | 2.7 … 5.5 V
    DS75 | 1.4 | S+:SOIC-8 U+:MSOP-8 S+T&R:SOIC-8 LVS+:SOIC-8 | −55 … +125 °C | ±2 °C | I²C | 2.7 … 5.5 V
    LM75BIM- | 1.2 | 3+:SOIC-8 5+:SOIC-8 | −55 … +125 °C | ±2 °C | I²C | 3 … 5.5 V
    MAX31820 | 1.7 | MCR+:TO-92 MCR+T:TO-92 PARMCR+:TO-92 | −55 … +125 °C | ±0.5 °C | 1-Wire | 3 … 3.7 V
    MAX31855 | 4.6 | KASA+:SOIC-8 KASA+T:SOIC-8 JASA+:SOIC-8 TASA+:SOIC-8 NASA+:SOIC-8 | −200 … +1350 °C | ±2 °C | SPI | 3 … 3.6 V
    MAX6675ISA | 5.4 | +:SOIC-8 +T:SOIC-8 | 0 … +1024 °C | - | SPI | 3 … 5.5 V
    TMP36 | 1.3 | GT9Z:TO-92 GRTZ-REEL7:SOT-23-5 GSZ:SOIC-8 FSZ:SOIC-8 | −40 … +125 °C | ±2 °C | Analog | 2.7 … 5.5 V
    TMP35 | 1.3 | GT9Z:TO-92 GRTZ-REEL7:SOT-23-5 GSZ:SOIC-8 | 10 … 125 °C | ±2 °C | Analog | 2.7 … 5.5 V
    AD590 | 6.4 | JH:TO-52 KH:TO-52 JRZ:SOIC-8 KRZ:SOIC-8 | −55 … +150 °C | - | Analog | 4 … 30 V
    ADT7410 | 2.7 | TRZ:SOIC-8 TRZ-REEL7:SOIC-8 | −55 … +150 °C | ±0.5 °C | I²C | 2.7 … 5.5 V
    ADT7420 | 3.4 | UCPZ-R2:QFN-16 UCPZ-RL7:QFN-16 | −40 … +150 °C | ±0.25 °C | I²C | 2.7 … 5.5 V
    AD8495 | 4.4 | ARMZ:MSOP-8 ARMZ-R7:MSOP-8 CRMZ:MSOP-8 | −25 … +400 °C | ±3 °C | Analog | 2.7 … 36 V
    = Texas Instruments
    LM35 | 1.7 | DZ/NOPB:TO-92 DZ/LFT4:TO-92 DM/NOPB:SOIC-8 DT/NOPB:TO-220 | 0 … +100 °C | ±0.6 °C | Analog | 4 … 30 V
    LM35C | 2.6 | Z/NOPB:TO-92 AZ/NOPB:TO-92 | −40 … +110 °C | ±0.4 °C | Analog | 4 … 30 V
    LM335 | 0.8 | Z/NOPB:TO-92 AZ/NOPB:TO-92 M/NOPB:SOIC-8 AM/NOPB:SOIC-8 | −40 … +100 °C | ±1 °C | Analog | -
    LM75A | 0.6 | IM/NOPB:SOIC-8 IMX/NOPB:SOIC-8 IMM/NOPB:VSSOP-8 | −55 … +125 °C | ±2 °C | I²C | 2.7 … 5.5 V
    LM75B | 0.8 | IM-3/NOPB:SOIC-8 IMX-3/NOPB:SOIC-8 IMM-3/NOPB:VSSOP-8 IMX-5/NOPB:SOIC-8 | −55 … +125 °C | ±2 °C | I²C | 3 … 5.5 V
    LMT85 | 0.5 | LP:TO-92 LPG:TO-92 DCKR:SC-70-5 DCKT:SC-70-5 | −50 … +150 °C | ±0.4 °C | Analog | 1.8 … 5.5 V
    LMT87 | 0.5 | LP:TO-92 LPG:TO-92 DCKR:SC-70-5 | −50 … +150 °C | ±0.4 °C | Analog | 2.7 … 5.5 V
    LM94022BIMG | 0.7 | /NOPB:SC-70-5 X/NOPB:SC-70-5 | −50 … +150 °C | ±1.5 °C | Analog | 1.5 … 5.5 V
    TMP100 | 1.2 | NA/250:SOT-23-6 NA/3K:SOT-23-6 | −55 … +125 °C | ±2 °C | I²C | 2.7 … 5.5 V
    TMP102 | 0.7 | AIDRLR:SOT-563 AIDRLT:SOT-563 | −40 … +125 °C | ±2 °C | I²C | 1.4 … 3.6 V
    TMP112 | 0.8 | AIDRLR:SOT-563 AIDRLT:SOT-563 BIDRLR:SOT-563 | −40 … +125 °C | ±0.5 °C | I²C | 1.4 … 3.6 V
    TMP117 | 2.1 | AIDRVR:WSON-6 AIDRVT:WSON-6 MAIDRVR:WSON-6 NAIDRVR:WSON-6 | −55 … +150 °C | ±0.1 °C | I²C | 1.7 … 5.5 V
    TMP75 | 0.6 | AIDR:SOIC-8 AIDGKR:VSSOP-8 BIDR:SOIC-8 BIDGKR:VSSOP-8 CIDR:SOIC-8 | −55 … +125 °C | ±2 °C | I²C | 2.7 … 5.5 V
    TMP175 | 1.1 | AIDR:SOIC-8 AIDGKR:VSSOP-8 AIDGKT:VSSOP-8 | −55 … +125 °C | ±1.5 °C | I²C | 2.7 … 5.5 V
    TMP235 | 0.3 | A2DBZR:SOT-23 A2DCKR:SC-70-5 A4DCKR:SC-70-5 | −40 … +150 °C | ±2.5 °C | Analog | 2.3 … 5.5 V
    = Microchip Technology
    MCP9700A | 0.28 | -E/TO:TO-92 T-E/TT:SOT-23 T-E/LT:SC-70-5 | −40 … +125 °C | ±2 °C | Analog | 2.3 … 5.5 V
    MCP9701A | 0.28 | -E/TO:TO-92 T-E/TT:SOT-23 T-E/LT:SC-70-5 | −40 … +125 °C | ±2 °C | Analog | 3.1 … 5.5 V
    MCP9808 | 1 | -E/MS:MSOP-8 T-E/MS:MSOP-8 T-E/MC:DFN-8 | −40 … +125 °C | ±0.5 °C | I²C | 2.7 … 5.5 V
    MCP9600 | 4.4 | -E/MX:QFN-20 T-E/MX:QFN-20 | −200 … +1372 °C | ±1.5 °C | I²C | 2.7 … 5.5 V
    TC74A{0,5} | 1.1 | -5.0VAT:TO-220-5 -3.3VCTTR:SOT-23-5 -5.0VCTTR:SOT-23-5 | −40 … +125 °C | ±2 °C | I²C | 2.7 … 5.5 V
    TCN75A | 0.7 | VOA:SOIC-8 VUA:MSOP-8 VOA713:SOIC-8 VUA713:MSOP-8 | −40 … +125 °C | ±1 °C | I²C | 2.7 … 5.5 V
    AT30TS75A- | 0.6 | SS8M-T:SOIC-8 XM8M-T:MSOP-8 MA8M-T:USON-8 | −55 … +125 °C | ±0.5 °C | I²C | 1.7 … 5.5 V
    = STMicroelectronics
    STLM20{W87F=SC-70-5,DD9F=DFN-4} | 0.5 | _:$1 | −55 … +130 °C | ±1.5 °C | Analog | 2.4 … 5.5 V
    STLM75{M2F=SOIC-8,DS2F=MSOP-8} | 0.8 | _:$1 | −55 … +125 °C | ±0.5 °C | I²C | 2.7 … 5.5 V
    STTS22HTR | 0.8 | _:UDFN-6 | −40 … +125 °C | ±0.5 °C | I²C | 1.5 … 3.6 V
    = Melexis
    MLX90614ESF-{BAA,BCC,DAA,DCI,ACF}-000-{TU,SP} | 8.6 | _:TO-39 | −70 … +380 °C | ±0.5 °C | I²C | -
    MLX90632SLD-{BCB,DCB}-000-{RE,SP} | 6.2 | _:SFN-5 | −20 … +200 °C | ±1 °C | I²C | 3 … 3.6 V
    = NXP
    LM75B | 0.55 | D,118:SOIC-8 DP,118:TSSOP-8 D,112:SOIC-8 | −55 … +125 °C | ±2 °C | I²C | 2.8 … 5.5 V
    PCT2075 | 0.6 | D,118:SOIC-8 DP,118:TSSOP-8 GVX:TSOP-6 | −55 … +125 °C | ±1 °C | I²C | 2.7 … 5.5 V
    = ams OSRAM
    AS6200C-AWLT-{S,L} | 1.5 | _:WLCSP-6 | −40 … +125 °C | ±0.4 °C | I²C | 1.8 … 3.6 V
  `,
})

const humidity = chipsOf({
  category: 'sensors/humidity-sensors',
  sale: SALES.module,
  columns: ['Measuring range', 'Accuracy', 'Interface', 'Supply voltage'],
  describe: 'Humidity and temperature sensor {0} {1} {2} {3}',
  rows: `
    = Sensirion
    SHT20 | 2.2 | _:DFN-6 | 0 … 100 % RH | ±3 % RH | I²C | 2.1 … 3.6 V
    SHT21 | 3.4 | _:DFN-6 | 0 … 100 % RH | ±2 % RH | I²C | 2.1 … 3.6 V
    SHT25 | 6.8 | _:DFN-6 | 0 … 100 % RH | ±1.8 % RH | I²C | 2.1 … 3.6 V
    SHT30-DIS-{B2.5KS,F2.5KS,P2.5KS,B10KS} | 1.7 | _:DFN-8 | 0 … 100 % RH | ±2 % RH | I²C | 2.15 … 5.5 V
    SHT31-DIS-{B2.5KS,F2.5KS,P2.5KS,B10KS} | 3.1 | _:DFN-8 | 0 … 100 % RH | ±2 % RH | I²C | 2.15 … 5.5 V
    SHT35-DIS-{B2.5KS,F2.5KS,B10KS} | 5.6 | _:DFN-8 | 0 … 100 % RH | ±1.5 % RH | I²C | 2.15 … 5.5 V
    SHT40-{AD1B-R2,AD1B-R3,AD1F-R2,BD1B-R2} | 1.4 | _:DFN-4 | 0 … 100 % RH | ±1.8 % RH | I²C | 1.08 … 3.6 V
    SHT41-{AD1B-R2,AD1B-R3,AD1F-R2} | 1.9 | _:DFN-4 | 0 … 100 % RH | ±1.8 % RH | I²C | 1.08 … 3.6 V
    SHT45-{AD1B-R2,AD1B-R3,AD1F-R2} | 3.4 | _:DFN-4 | 0 … 100 % RH | ±1 % RH | I²C | 1.08 … 3.6 V
    SHTC3-TR-{2.5KS,10KS} | 1.2 | _:DFN-4 | 0 … 100 % RH | ±2 % RH | I²C | 1.62 … 3.6 V
    = Texas Instruments
    HDC1080DMB | 2.1 | R:WSON-6 T:WSON-6 | 0 … 100 % RH | ±2 % RH | I²C | 2.7 … 5.5 V
    HDC2010YPA | 2 | R:WLCSP-6 T:WLCSP-6 | 0 … 100 % RH | ±2 % RH | I²C | 1.62 … 3.6 V
    HDC2080DMB | 1.9 | R:WSON-6 T:WSON-6 | 0 … 100 % RH | ±2 % RH | I²C | 1.62 … 3.6 V
    HDC3020DEF | 2.4 | R:WSON-8 T:WSON-8 | 0 … 100 % RH | ±1.5 % RH | I²C | 1.62 … 5.5 V
    = Silicon Labs
    SI7021-A20- | 3.4 | IM:DFN-6 IMR:DFN-6 GM1:DFN-6 IM1:DFN-6 YM1:DFN-6 | 0 … 100 % RH | ±3 % RH | I²C | 1.9 … 3.6 V
    SI7006-A20- | 2.3 | IM:DFN-6 IMR:DFN-6 IM1:DFN-6 | 0 … 100 % RH | ±5 % RH | I²C | 1.9 … 3.6 V
    SI7013-A20- | 3.2 | IM:DFN-10 IMR:DFN-10 GM1:DFN-10 | 0 … 100 % RH | ±3 % RH | I²C | 1.9 … 3.6 V
    = Honeywell
    HIH-4030-00{1,3} | 15 | _:SIP-3 | 0 … 100 % RH | ±3.5 % RH | Analog | 4 … 5.8 V
    HIH-5030-001 | 14 | _:SIP-3 | 0 … 100 % RH | ±3 % RH | Analog | 2.7 … 5.5 V
    HIH6130-021-001 | 9.8 | _:SOIC-8 | 0 … 100 % RH | ±4 % RH | I²C | 2.3 … 5.5 V
    HIH8120-021-001 | 8.9 | _:SIP-4 | 0 … 100 % RH | ±2 % RH | I²C | 2.3 … 5.5 V
    = TE Connectivity
    HTU21D{,F} | 3.9 | _:DFN-6 | 0 … 100 % RH | ±2 % RH | I²C | 1.5 … 3.6 V
    HTU31{D=I²C,V=Analog} | 4.6 | _:DFN-6 | 0 … 100 % RH | ±2 % RH | $1 | 3 … 5.5 V
    = Aosong
    DHT11 | 0.9 | _:SIP-4 | 20 … 90 % RH | ±5 % RH | 1-Wire | 3.3 … 5.5 V
    AM2302 | 2.1 | _:SIP-4 | 0 … 100 % RH | ±2 % RH | 1-Wire | 3.3 … 5.5 V
    AHT20 | 0.5 | _:DFN-6 -F:DFN-6 | 0 … 100 % RH | ±2 % RH | I²C | 2 … 5.5 V
    AHT21 | 0.55 | _:DFN-6 B:DFN-6 | 0 … 100 % RH | ±2 % RH | I²C | 2.2 … 5.5 V
    AHT10 | 0.45 | _:DFN-6 | 0 … 100 % RH | ±2 % RH | I²C | 1.8 … 3.6 V
    AM2320 | 1.2 | _:SIP-4 B:SIP-4 | 0 … 99.9 % RH | ±3 % RH | I²C | 3.1 … 5.5 V
    = STMicroelectronics
    HTS221TR | 1.6 | _:LGA-6 | 0 … 100 % RH | ±3.5 % RH | I²C + SPI | 1.7 … 3.6 V
  `,
})

const pressure = chipsOf({
  category: 'sensors/pressure-sensors',
  sale: SALES.module,
  columns: ['Function', 'Measuring range', 'Interface', 'Supply voltage'],
  describe: 'Pressure sensor {1} {2} {3}',
  rows: `
    = Bosch Sensortec
    BME280 | 3.2 | _:LGA-8 | Barometric pressure | 300 … 1100 hPa | I²C + SPI | 1.71 … 3.6 V
    BMP280 | 1.4 | _:LGA-8 | Barometric pressure | 300 … 1100 hPa | I²C + SPI | 1.71 … 3.6 V
    BMP180 | 1.9 | _:LGA-7 | Barometric pressure | 300 … 1100 hPa | I²C | 1.8 … 3.6 V
    BMP388 | 2.6 | _:LGA-10 | Barometric pressure | 300 … 1250 hPa | I²C + SPI | 1.65 … 3.6 V
    BMP390 | 2.6 | _:LGA-10 L:LGA-10 | Barometric pressure | 300 … 1250 hPa | I²C + SPI | 1.65 … 3.6 V
    BMP581 | 2.7 | _:LGA-9 | Barometric pressure | 300 … 1250 hPa | I²C + SPI | 1.71 … 3.6 V
    BME680 | 7.4 | _:LGA-8 | Barometric pressure | 300 … 1100 hPa | I²C + SPI | 1.71 … 3.6 V
    BME688 | 7.8 | _:LGA-8 | Barometric pressure | 300 … 1100 hPa | I²C + SPI | 1.71 … 3.6 V
    = STMicroelectronics
    LPS22H{BTR,HTR} | 1.7 | _:LGA-10 | Barometric pressure | 260 … 1260 hPa | I²C + SPI | 1.7 … 3.6 V
    LPS25HBTR | 2 | _:LGA-10 | Barometric pressure | 260 … 1260 hPa | I²C + SPI | 1.7 … 3.6 V
    LPS28DFWTR | 3.2 | _:LGA-7 | Barometric pressure | 260 … 4060 hPa | I²C | 1.7 … 3.6 V
    LPS33{HWTR,WTR} | 4 | _:LGA-10 | Barometric pressure | 260 … 1260 hPa | I²C + SPI | 1.7 … 3.6 V
    = TE Connectivity
    MS5611-01BA0{3-50,1-50} | 5.4 | _:LGA-8 | Barometric pressure | 10 … 1200 hPa | I²C + SPI | 1.8 … 3.6 V
    MS5637-02BA03-50 | 3.2 | _:QFN-4 | Barometric pressure | 300 … 1200 hPa | I²C | 1.5 … 3.6 V
    MS5803-{01BA=10 … 1300 hPa,02BA=300 … 1100 hPa,05BA=0 … 6 bar,14BA=0 … 14 bar,30BA=0 … 30 bar} | 14 | _:LGA-8 | Barometric pressure | $1 | I²C + SPI | 1.8 … 3.6 V
    MS5837-{02BA01-50=300 … 1200 hPa,30BA26-50=0 … 30 bar} | 11 | _:LGA-4 | Barometric pressure | $1 | I²C | 1.5 … 3.6 V
    = NXP
    MPX5{010=0 … 10 kPa,050=0 … 50 kPa,100=0 … 100 kPa,500=0 … 500 kPa,700=0 … 700 kPa}DP | 16 | _:SIP-6 | Differential pressure | $1 | Analog | 4.75 … 5.25 V
    MPXV5{004=0 … 3.92 kPa,010=0 … 10 kPa,050=0 … 50 kPa,100=0 … 100 kPa}{DP,GP} | 15 | _:SOP-8 | Differential pressure | $1 | Analog | 4.75 … 5.25 V
    MPXV7{002=−2 … +2 kPa,007=−7 … +7 kPa,025=−25 … +25 kPa}DP | 14 | _:SOP-8 | Differential pressure | $1 | Analog | 4.75 … 5.25 V
    MPX{10=0 … 10 kPa,53=0 … 50 kPa}{DP,GP} | 11 | _:SIP-4 | Differential pressure | $1 | Analog | 3 V
    MPXHZ6{115A6U=15 … 115 kPa,130A6U=15 … 130 kPa,250A6U=20 … 250 kPa,400A6U=20 … 400 kPa} | 12 | _:SOP-8 | Barometric pressure | $1 | Analog | 4.75 … 5.25 V
    MPL3115A2{,R1} | 4.1 | _:LGA-8 | Barometric pressure | 200 … 1100 hPa | I²C | 1.95 … 3.6 V
    = Honeywell
    HSCDANN0{01PGAA5=0 … 1 psi,05PGAA5=0 … 5 psi,15PGAA5=0 … 15 psi,30PGAA5=0 … 30 psi} | 29 | _:DIP-8 | Gauge pressure | $1 | Analog | 5 V
    ABPDANT0{01PGAA5=0 … 1 psi,05PGAA5=0 … 5 psi,15PGAA5=0 … 15 psi,30PGAA5=0 … 30 psi} | 11 | _:DIP-6 | Gauge pressure | $1 | Analog | 5 V
    SSCDRRN0{01PDAA5=−1 … +1 psi,05PDAA5=−5 … +5 psi,15PDAA5=−15 … +15 psi} | 26 | _:DIP-8 | Differential pressure | $1 | Analog | 5 V
    24PC{AFA6G=0 … 1 psi,BFA6G=0 … 5 psi,CFA6G=0 … 15 psi,DFA6G=0 … 30 psi} | 19 | _:SIP-4 | Gauge pressure | $1 | Analog | 10 V
    = Sensirion
    SDP31-500PA | 21 | _:LGA-6 | Differential pressure | −500 … +500 Pa | I²C | 2.7 … 5.5 V
    SDP8{00-125PA=−125 … +125 Pa,10-125PA=−125 … +125 Pa,00-500PA=−500 … +500 Pa,10-500PA=−500 … +500 Pa} | 24 | _:DIP-4 | Differential pressure | $1 | I²C | 2.7 … 5.5 V
    = Infineon
    DPS310 | 1.9 | XTSA1:LGA-8 | Barometric pressure | 300 … 1200 hPa | I²C + SPI | 1.7 … 3.6 V
    DPS368 | 2.9 | XTSA1:LGA-8 | Barometric pressure | 300 … 1200 hPa | I²C + SPI | 1.7 … 3.6 V
  `,
})

const motion = chipsOf({
  category: 'sensors/motion-sensors',
  sale: SALES.ic,
  columns: ['Function', 'Number of channels', 'Measuring range', 'Interface', 'Supply voltage'],
  describe: 'Motion sensor MEMS {0} {1} axis {2} {3}',
  rows: `
    = TDK InvenSense
    MPU-6050 | 3.4 | _:QFN-24 | Accelerometer and gyroscope | 6 | ±16 g | I²C | 2.375 … 3.46 V
    MPU-6000 | 4.1 | _:QFN-24 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 2.375 … 3.46 V
    MPU-6500 | 3.3 | _:QFN-24 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.45 V
    MPU-9250 | 6.2 | _:QFN-24 | Accelerometer and gyroscope | 9 | ±16 g | I²C + SPI | 2.4 … 3.6 V
    ICM-20602 | 2.3 | _:LGA-16 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.45 V
    ICM-20948 | 5.1 | _:QFN-24 | Accelerometer and gyroscope | 9 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    ICM-42605 | 2.6 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    ICM-42688-P | 2.9 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    = STMicroelectronics
    LIS3DHTR | 0.9 | _:LGA-16 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    LIS2DH12TR | 0.8 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    LIS2DW12TR | 0.8 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.62 … 3.6 V
    LIS2HH12TR | 1 | _:LGA-12 | Accelerometer | 3 | ±8 g | I²C + SPI | 1.71 … 3.6 V
    LIS331{DLHTR=±8 g,HHTR=±24 g} | 1.6 | _:LGA-16 | Accelerometer | 3 | $1 | I²C + SPI | 2.16 … 3.6 V
    H3LIS331DLTR | 4.2 | _:LGA-16 | Accelerometer | 3 | ±400 g | I²C + SPI | 2.16 … 3.6 V
    LSM6DS{3TR-C=±16 g,LTR=±16 g,OTR=±16 g,RTR=±8 g} | 1.9 | _:LGA-14 | Accelerometer and gyroscope | 6 | $1 | I²C + SPI | 1.71 … 3.6 V
    LSM6DSOXTR | 2.2 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    ISM330DHCXTR | 5.4 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    LSM9DS1TR | 4.9 | _:LGA-24 | Accelerometer and gyroscope | 9 | ±16 g | I²C + SPI | 1.9 … 3.6 V
    L3GD20HTR | 3.3 | _:LGA-16 | Gyroscope | 3 | ±2000 dps | I²C + SPI | 2.2 … 3.6 V
    A3G4250DTR | 6.9 | _:LGA-16 | Gyroscope | 3 | ±245 dps | I²C + SPI | 2.4 … 3.6 V
    I3G4250DTR | 5.6 | _:LGA-16 | Gyroscope | 3 | ±2000 dps | I²C + SPI | 2.4 … 3.6 V
    = Bosch Sensortec
    BMA253 | 0.8 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.62 … 3.6 V
    BMA400 | 1 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.72 … 3.6 V
    BMA456 | 1 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.62 … 3.6 V
    BMI160 | 1.9 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    BMI270 | 2.2 | _:LGA-14 | Accelerometer and gyroscope | 6 | ±16 g | I²C + SPI | 1.71 … 3.6 V
    BMI088 | 4.6 | _:LGA-16 | Accelerometer and gyroscope | 6 | ±24 g | I²C + SPI | 2.4 … 3.6 V
    BMG250 | 1.6 | _:LGA-14 | Gyroscope | 3 | ±2000 dps | I²C + SPI | 1.71 … 3.6 V
    BNO055 | 9.4 | _:LGA-28 | Accelerometer and gyroscope | 9 | ±16 g | I²C + UART | 2.4 … 3.6 V
    = Analog Devices
    ADXL335BCPZ | 4.2 | _:LGA-16 -RL:LGA-16 -RL7:LGA-16 | Accelerometer | 3 | ±3 g | Analog | 1.8 … 3.6 V
    ADXL345BCCZ | 3.9 | _:LGA-14 -RL:LGA-14 -RL7:LGA-14 | Accelerometer | 3 | ±16 g | I²C + SPI | 2 … 3.6 V
    ADXL343BCCZ | 2.9 | _:LGA-14 -RL:LGA-14 -RL7:LGA-14 | Accelerometer | 3 | ±16 g | I²C + SPI | 2 … 3.6 V
    ADXL355BEZ | 29 | _:LCC-14 -RL:LCC-14 -RL7:LCC-14 | Accelerometer | 3 | ±8 g | I²C + SPI | 2.25 … 3.6 V
    ADXL362BCCZ | 4.4 | -R2:LGA-16 -RL:LGA-16 -RL7:LGA-16 | Accelerometer | 3 | ±8 g | SPI | 1.6 … 3.5 V
    ADXL375BCCZ | 6.2 | _:LGA-14 -RL:LGA-14 -RL7:LGA-14 | Accelerometer | 3 | ±200 g | I²C + SPI | 2 … 3.6 V
    ADXRS453BRGZ | 54 | _:SOIC-16 -RL:SOIC-16 | Gyroscope | 1 | ±300 dps | SPI | 3.15 … 5.25 V
    = NXP
    MMA8451Q{T,R1} | 1.6 | _:QFN-16 | Accelerometer | 3 | ±8 g | I²C | 1.95 … 3.6 V
    MMA8452Q{T,R1} | 1.3 | _:QFN-16 | Accelerometer | 3 | ±8 g | I²C | 1.95 … 3.6 V
    MMA8653FC{R1,T} | 1.1 | _:DFN-10 | Accelerometer | 3 | ±8 g | I²C | 1.95 … 3.6 V
    FXOS8700CQ{R1,T} | 2.1 | _:QFN-16 | Accelerometer | 6 | ±8 g | I²C + SPI | 1.95 … 3.6 V
    FXAS21002CQ{R1,T} | 2.7 | _:QFN-24 | Gyroscope | 3 | ±2000 dps | I²C + SPI | 1.95 … 3.6 V
    = Memsic
    MC3419-P | 0.5 | _:LGA-12 | Accelerometer | 3 | ±16 g | I²C + SPI | 1.7 … 3.6 V
    MXC6655XA | 0.8 | _:LGA-16 | Accelerometer | 3 | ±8 g | I²C | 1.62 … 3.6 V
  `,
})

const magnetic = chipsOf({
  category: 'sensors/magnetic-sensors',
  sale: SALES.ic,
  columns: ['Function', 'Interface', 'Supply voltage'],
  describe: 'Magnetic sensor {0} {1} {2}',
  rows: `
    = Allegro MicroSystems
    A3144{EUA=SIP-3,LUA=SIP-3} | 0.7 | -T:$1 | Hall switch | Open collector | 4.5 … 24 V
    A1101{EUA=SIP-3,ELHLX=SOT-23,LUA=SIP-3} | 0.9 | -T:$1 | Hall switch | Open collector | 3.8 … 24 V
    A1104{EUA=SIP-3,ELHLT=SOT-23,LUA=SIP-3} | 0.9 | -T:$1 | Hall switch | Open collector | 3.8 … 24 V
    A1120{EUA=SIP-3,ELHLX=SOT-23,LUA=SIP-3} | 1.1 | -T:$1 | Hall switch | Open collector | 3 … 24 V
    A1220{EUA=SIP-3,ELHLX=SOT-23,LUA=SIP-3} | 1.1 | -T:$1 | Hall latch | Open collector | 3 … 24 V
    A1301{EUA=SIP-3,ELHLT=SOT-23,KUA=SIP-3} | 1.4 | -T:$1 | Linear Hall sensor | Analog | 4.5 … 6 V
    A1302{EUA=SIP-3,ELHLT=SOT-23,KUA=SIP-3} | 1.4 | -T:$1 | Linear Hall sensor | Analog | 4.5 … 6 V
    A1324{LUA=SIP-3,LLHLX=SOT-23} | 1.9 | -T:$1 | Linear Hall sensor | Analog | 4.5 … 5.5 V
    = Texas Instruments
    DRV5032{AJ,DU,FA,FB,FC,ZE} | 0.35 | DBZR:SOT-23 DBZT:SOT-23 LPG:TO-92 DMRR:X2SON-4 | Hall switch | Push-pull | 1.65 … 5.5 V
    DRV5033{AJ,FA} | 0.55 | QDBZR:SOT-23 QDBZT:SOT-23 QLPG:TO-92 | Hall switch | Open drain | 2.5 … 38 V
    DRV5012 | 0.4 | AEDMRR:X2SON-4 AEDMRT:X2SON-4 | Hall latch | Push-pull | 1.65 … 5.5 V
    DRV5013{AD,AG,BC,FA} | 0.55 | QDBZR:SOT-23 QDBZT:SOT-23 QLPG:TO-92 | Hall latch | Open drain | 2.5 … 38 V
    DRV5053{CA,EA,OA,PA,RA,VA} | 0.8 | QDBZR:SOT-23 QDBZT:SOT-23 QLPG:TO-92 | Linear Hall sensor | Analog | 2.5 … 38 V
    DRV5055{A1,A2,A3,A4} | 0.75 | QDBZR:SOT-23 QDBZT:SOT-23 QLPG:TO-92 | Linear Hall sensor | Analog | 3.3 … 5 V
    TMAG5273{A1,A2,B1} | 1 | QDBVR:SOT-23-6 QDBVT:SOT-23-6 | Linear Hall sensor | I²C | 1.7 … 3.6 V
    = Infineon
    TLE4905L{E6433,HALA1} | 0.8 | _:SIP-3 | Hall switch | Open collector | 3.8 … 24 V
    TLE4935L{E6433,HALA1} | 0.8 | _:SIP-3 | Hall latch | Open collector | 3.8 … 24 V
    TLE4945L{E6433,HALA1} | 0.8 | _:SIP-3 | Hall latch | Open collector | 3.8 … 24 V
    TLV493DA1B6 | 1.3 | HTSA2:TSOP-6 | Linear Hall sensor | I²C | 2.8 … 3.5 V
    TLE4964-{1M,2M,3M,5M,6M} | 0.6 | XTSA1:SOT-23 | Hall switch | Open drain | 3 … 32 V
    = Diodes Incorporated
    AH1815-{PG=SIP-3,WG=SOT-23} | 0.35 | -B-A:$1 -7:$1 | Hall switch | Open drain | 2.5 … 5.5 V
    AH337-{PG=SIP-3,WG=SOT-23} | 0.24 | -B-A:$1 -7:$1 | Hall switch | Open collector | 3 … 20 V
    AH3774-{P=SIP-3,W=SOT-23} | 0.24 | -B:$1 -7:$1 | Hall latch | Open drain | 3 … 28 V
    AH49E{NTR-G1=SOT-23,Z3-G1=SIP-3} | 0.3 | _:$1 | Linear Hall sensor | Analog | 3 … 8 V
    = Honeywell
    SS49E{=SIP-3,-T2=SIP-3,-T3=SIP-3} | 1.4 | _:$1 | Linear Hall sensor | Analog | 2.7 … 6.5 V
    SS441A | 1.3 | _:SIP-3 | Hall switch | Open collector | 3.8 … 30 V
    SS443A | 1.3 | _:SIP-3 | Hall switch | Open collector | 3.8 … 30 V
    SS460S | 1.4 | _:SIP-3 P:SIP-3 | Hall latch | Open collector | 3 … 24 V
    SS495A{,1,2} | 2.4 | _:SIP-3 | Linear Hall sensor | Analog | 4.5 … 10.5 V
    HMC5883L | 3.9 | -TR:LCC-16 | Magnetometer | I²C | 2.16 … 3.6 V
    = STMicroelectronics
    LIS3MDLTR | 1.6 | _:LGA-12 | Magnetometer | I²C + SPI | 1.9 … 3.6 V
    LIS2MDLTR | 1.4 | _:LGA-12 | Magnetometer | I²C + SPI | 1.71 … 3.6 V
    IIS2MDCTR | 1.7 | _:LGA-12 | Magnetometer | I²C + SPI | 1.71 … 3.6 V
    = Memsic
    MMC5603NJ | 0.9 | _:WLCSP-4 | Magnetometer | I²C | 1.62 … 3.6 V
    MMC5983MA | 2.3 | _:LGA-16 | Magnetometer | I²C + SPI | 2.8 … 3.6 V
    = QST
    QMC5883L{,-TR} | 0.5 | _:LGA-16 | Magnetometer | I²C | 2.16 … 3.6 V
    = ams OSRAM
    AS5600-AS{OT=SOIC-8,OM=SOIC-8} | 1.9 | _:$1 | Linear Hall sensor | I²C | 3.3 … 5 V
    AS5048{A-HTSP-500,B-HTSP-500} | 6.2 | _:TSSOP-14 | Linear Hall sensor | SPI | 3.3 … 5 V
    AS5047{P-ATSM,D-ATSM,U-HTSM} | 5.8 | _:TSSOP-14 | Linear Hall sensor | SPI | 3.3 … 5 V
    = Melexis
    US1881{EUA-AAA-000-BU=SIP-3,LUA-AAA-000-BU=SIP-3,ESE-AAA-000-RE=SOT-23} | 0.7 | _:$1 | Hall latch | Open drain | 3.5 … 24 V
    US5881{EUA-AAA-000-BU=SIP-3,LUA-AAA-000-BU=SIP-3} | 0.7 | _:$1 | Hall switch | Open drain | 3.5 … 24 V
    MLX90393{SLW-ABA-011-RE=QFN-16,ELQ-ABA-011-RE=QFN-16} | 1.9 | _:$1 | Magnetometer | I²C + SPI | 2.2 … 3.6 V
  `,
})

const current = chipsOf({
  category: 'sensors/current-sensors',
  sale: SALES.ic,
  columns: ['Measuring range', 'Interface', 'Supply voltage', 'Bandwidth'],
  describe: 'Current sensor monitor {0} {1} {2}',
  rows: `
    = Allegro MicroSystems
    ACS712ELCTR-{05B=±5 A,20A=±20 A,30A=±30 A} | 1.9 | -T:SOIC-8 | $1 | Analog | 4.5 … 5.5 V | 80 kHz
    ACS723LLCTR-{05AB=±5 A,10AB=±10 A,10AU=0 … 10 A,20AB=±20 A,20AU=0 … 20 A,40AB=±40 A,40AU=0 … 40 A} | 2.2 | -T:SOIC-8 | $1 | Analog | 4.5 … 5.5 V | 80 kHz
    ACS724LLCTR-{2P5AB=±2.5 A,05AB=±5 A,10AB=±10 A,10AU=0 … 10 A,20AB=±20 A,20AU=0 … 20 A,30AB=±30 A,50AB=±50 A} | 2.3 | -T:SOIC-8 | $1 | Analog | 4.5 … 5.5 V | 120 kHz
    ACS725LLCTR-{05AB=±5 A,10AB=±10 A,20AB=±20 A,30AB=±30 A,30AU=0 … 30 A,40AB=±40 A} | 2.3 | -T:SOIC-8 | $1 | Analog | 3 … 3.6 V | 120 kHz
    ACS758{LCB-050B=±50 A,LCB-100B=±100 A,KCB-150B=±150 A,ECB-200B=±200 A,LCB-050U=0 … 50 A,LCB-100U=0 … 100 A} | 4.8 | -PFF-T:CB-5 | $1 | Analog | 3 … 5.5 V | 120 kHz
    ACS770{LCB-050B=±50 A,LCB-100B=±100 A,KCB-150B=±150 A,ECB-200B=±200 A} | 5.6 | -PFF-T:CB-5 | $1 | Analog | 4.5 … 5.5 V | 120 kHz
    ACS37002LMABTR-{050B3=±50 A,066B5=±66 A} | 3.9 | -M:SOIC-16 | $1 | Analog | - | 400 kHz
    = Texas Instruments
    INA219 | 1.6 | AIDR:SOIC-8 AID:SOIC-8 AIDCNR:SOT-23-8 AIDCNT:SOT-23-8 BID:SOIC-8 BIDR:SOIC-8 BIDCNR:SOT-23-8 | 0 … 26 V | I²C | 3 … 5.5 V | -
    INA226 | 1.9 | AIDGSR:VSSOP-10 AIDGST:VSSOP-10 AQDGSRQ1:VSSOP-10 | 0 … 36 V | I²C | 2.7 … 5.5 V | -
    INA228 | 3.3 | AIDGSR:VSSOP-10 AIDGST:VSSOP-10 | −0.3 … +85 V | I²C | 2.7 … 5.5 V | -
    INA260 | 3.3 | AIPW:TSSOP-16 AIPWR:TSSOP-16 | ±15 A | I²C | 2.7 … 5.5 V | -
    INA3221 | 2.6 | AIRGVR:QFN-16 AIRGVT:QFN-16 | 0 … 26 V | I²C | 2.7 … 5.5 V | -
    INA138 | 1.2 | NA/250:SOT-23-5 NA/3K:SOT-23-5 | 2.7 … 36 V | Analog | 2.7 … 36 V | 800 kHz
    INA168 | 1.3 | NA/250:SOT-23-5 NA/3K:SOT-23-5 | 2.7 … 60 V | Analog | 2.7 … 60 V | 800 kHz
    INA169 | 1.3 | NA/250:SOT-23-5 NA/3K:SOT-23-5 | 2.7 … 60 V | Analog | 2.7 … 60 V | 440 kHz
    INA180{A1,A2,A3,A4} | 0.3 | IDBVR:SOT-23-5 IDBVT:SOT-23-5 | −0.2 … +26 V | Analog | 2.7 … 5.5 V | 350 kHz
    INA181{A1,A2,A3,A4} | 0.32 | IDBVR:SOT-23-6 IDBVT:SOT-23-6 | −0.2 … +26 V | Analog | 2.7 … 5.5 V | 350 kHz
    INA199{A1,A2,A3,B1,B2,B3} | 0.6 | DCKR:SC-70-6 DCKT:SC-70-6 RSWR:QFN-10 | −0.3 … +26 V | Analog | 2.7 … 26 V | 80 kHz
    INA210 | 0.9 | AIDCKR:SC-70-6 AIDCKT:SC-70-6 AIRSWR:QFN-10 | −0.3 … +26 V | Analog | 2.7 … 26 V | 14 kHz
    INA240{A1,A2,A3,A4} | 1.7 | PW:TSSOP-8 PWR:TSSOP-8 D:SOIC-8 DR:SOIC-8 | −4 … +80 V | Analog | 2.7 … 5.5 V | 400 kHz
    INA282A | 2.1 | ID:SOIC-8 IDR:SOIC-8 IDGKR:VSSOP-8 | −14 … +80 V | Analog | 2.7 … 18 V | 10 kHz
    TMCS1100{A1,A2,A3,A4} | 2.4 | QDR:SOIC-8 QDT:SOIC-8 | - | Analog | 3 … 5.5 V | 80 kHz
    = Analog Devices
    AD8210YRZ | 2.9 | _:SOIC-8 -REEL7:SOIC-8 | −2 … +65 V | Analog | 4.5 … 5.5 V | 450 kHz
    AD8217BRMZ | 2.1 | _:MSOP-8 -R7:MSOP-8 | 4.5 … 80 V | Analog | - | 500 kHz
    AD8418{B,W}RMZ | 2.7 | _:MSOP-8 -RL:MSOP-8 | −2 … +70 V | Analog | 2.7 … 5.5 V | 250 kHz
    LTC2945{CUD,IUD} | 5.6 | #PBF:QFN-12 #TRPBF:QFN-12 | 0 … 80 V | I²C | 2.7 … 80 V | -
    LTC6101{ACS5,BCS5,HVACS5} | 2.4 | #TRMPBF:SOT-23-5 #TRPBF:SOT-23-5 | 4 … 60 V | Analog | 4 … 60 V | 200 kHz
    MAX4080{FASA,SASA,TASA} | 2.4 | +:SOIC-8 +T:SOIC-8 | 4.5 … 76 V | Analog | 4.5 … 76 V | 250 kHz
    MAX9611AUB | 3.6 | +:MSOP-10 +T:MSOP-10 | 0 … 60 V | I²C | 2.7 … 5.5 V | -
    = Diodes Incorporated
    ZXCT1009{FTA=SOT-23,T8TA=SM-8} | 0.5 | _:$1 | 2.5 … 20 V | Analog | 2.5 … 20 V | 2 MHz
    ZXCT1010E5TA | 0.5 | _:SOT-23-5 | 2.5 … 20 V | Analog | 2.5 … 20 V | 2 MHz
    ZXCT1107{SA-7=SOT-23,WTA-7=SOT-23-5} | 0.4 | _:$1 | 2.5 … 36 V | Analog | 2.5 … 36 V | -
    = LEM
    LTS~{6-NP=±6 A,15-NP=±15 A,25-NP=±25 A} | 12 | _:THT-9 | $1 | Analog | 5 V | 200 kHz
    HO~{6-NP=±6 A,10-NP=±10 A,15-NP=±15 A,25-NP=±25 A} | 7.4 | _:THT-13 | $1 | Analog | 5 V | 250 kHz
    LA~{25-NP=±25 A,55-P=±50 A,100-P=±100 A} | 21 | _:THT-7 | $1 | Analog | ±15 V | 150 kHz
    CASR~{6-NP=±6 A,15-NP=±15 A,25-NP=±25 A,50-NP=±50 A} | 15 | _:THT-10 | $1 | Analog | 5 V | 300 kHz
    HLSR~{10-P=±10 A,20-P=±20 A,32-P=±32 A,50-P=±50 A} | 5.9 | _:THT-8 | $1 | Analog | 5 V | 450 kHz
    = Melexis
    MLX91208{LDC-CAH-001-SP,LDC-CAL-000-SP,LDC-CAV-000-SP} | 3.9 | _:SOIC-8 | - | Analog | 4.5 … 5.5 V | 250 kHz
    MLX91220{KDC-ABF-010-SP=±10 A,KDC-ABF-020-SP=±20 A,KDC-ABF-030-SP=±30 A} | 3.2 | _:SOIC-8 | $1 | Analog | 4.5 … 5.5 V | 300 kHz
    = Infineon
    TLI4971-A{025T5-E0001=±25 A,050T5-E0001=±50 A,075T5-E0001=±75 A,120T5-E0001=±120 A} | 4.3 | XUMA1:TISON-8 | $1 | Analog | 3.1 … 3.5 V | 240 kHz
  `,
})

const light = chipsOf({
  category: 'sensors/light-sensors',
  sale: SALES.ic,
  columns: ['Function', 'Interface', 'Supply voltage', 'Wavelength'],
  describe: 'Light sensor {0} {1} {2} {3}',
  rows: `
    = ROHM
    BH1750FVI-{TR,E2} | 1.5 | _:WSOF-6 | Ambient light | I²C | 2.4 … 3.6 V | 560 nm
    BH1730FVC-TR | 1.4 | _:WSOF-6 | Ambient light | I²C | 2.4 … 3.6 V | -
    RPR-0521RS | 1.7 | _:LGA-8 | Proximity | I²C | 2.5 … 3.6 V | 940 nm
    = Vishay
    VEML7700-{TR,TT} | 1.6 | _:SMD-4 | Ambient light | I²C | 2.5 … 3.6 V | 545 nm
    VEML6030 | 1.2 | _:SMD-6 | Ambient light | I²C | 2.5 … 3.6 V | 570 nm
    VEML6040A3OG | 1.4 | _:SMD-4 | Ambient light | I²C | 2.5 … 3.6 V | -
    VCNL4010-GS{08,18} | 2.6 | _:SMD-10 | Proximity | I²C | 2.5 … 3.6 V | 890 nm
    VCNL4040M3OE{,-H3} | 2.2 | _:SMD-8 | Proximity | I²C | 2.5 … 3.6 V | 940 nm
    TEMT6000X01 | 0.7 | _:SMD-2 | Phototransistor | Analog | - | 570 nm
    TEMT6200FX01 | 0.5 | _:0805 | Phototransistor | Analog | - | 550 nm
    BPW34{,S} | 0.9 | _:DIP-2 | Photodiode | Analog | - | 900 nm
    BPW46{,L} | 0.9 | _:DIP-2 | Photodiode | Analog | - | 900 nm
    VBPW34S{,R} | 0.8 | _:SMD-2 | Photodiode | Analog | - | 940 nm
    TEPT5600 | 0.5 | _:Radial | Phototransistor | Analog | - | 570 nm
    BPW85{A,B,C} | 0.5 | _:Radial | Phototransistor | Analog | - | 850 nm
    TEFT4300 | 0.4 | _:Radial | Phototransistor | Analog | - | 925 nm
    = ams OSRAM
    TSL2561{FN=SMD-6,T=SMD-6,CS=WLCSP-6} | 1.9 | _:$1 | Ambient light | I²C | 2.7 … 3.6 V | -
    TSL2591{1FN=DFN-6,3FN=DFN-6} | 2.1 | _:$1 | Ambient light | I²C | 2.7 … 3.6 V | -
    TCS34725{FN,FN-ND} | 2.2 | _:DFN-6 | Ambient light | I²C | 2.7 … 3.6 V | -
    TMD26721 | 1.9 | _:SMD-8 | Proximity | I²C | 2.6 … 3.6 V | 850 nm
    AS7341-DLG{T,M} | 7.8 | _:LGA-8 | Ambient light | I²C | 1.7 … 2 V | -
    SFH~203{,~P,~FA} | 0.6 | _:Radial | Photodiode | Analog | - | 900 nm
    SFH~213{,~FA} | 0.7 | _:Radial | Photodiode | Analog | - | 850 nm
    SFH~309{-4,-5,~FA} | 0.4 | _:Radial | Phototransistor | Analog | - | 860 nm
    SFH~320{,~FA-4} | 0.5 | _:PLCC-2 | Phototransistor | Analog | - | 980 nm
    BPW~34{~S,~F,~FS} | 0.9 | _:SMD-2 | Photodiode | Analog | - | 900 nm
    = Broadcom
    APDS-9960 | 1.7 | _:SMD-8 | Proximity | I²C | 2.4 … 3.6 V | 950 nm
    APDS-9930{,-140} | 1.5 | _:SMD-8 | Proximity | I²C | 2.4 … 3.6 V | 850 nm
    APDS-9301-020 | 1.5 | _:SMD-6 | Ambient light | I²C | 2.4 … 3 V | -
    = Texas Instruments
    OPT3001 | 1.3 | DNPR:USON-6 DNPT:USON-6 IDNPRQ1:USON-6 | Ambient light | I²C | 1.6 … 3.6 V | 550 nm
    OPT3002 | 1.3 | DNPR:USON-6 DNPT:USON-6 | Ambient light | I²C | 1.6 … 3.6 V | 505 nm
    OPT101 | 5.9 | P:DIP-8 P-J:SMD-8 | Photodiode | Analog | 2.7 … 36 V | 850 nm
    = Lite-On
    LTR-303ALS-01 | 0.6 | _:SMD-6 | Ambient light | I²C | 2.4 … 3.6 V | 550 nm
    LTR-390UV-01 | 1.1 | _:SMD-6 | Ambient light | I²C | 1.7 … 3.6 V | -
    LTR-553ALS-01 | 0.9 | _:SMD-8 | Proximity | I²C | 2.4 … 3.6 V | 850 nm
    LTR-{4206E=Radial,3208E=Radial,301=Radial} | 0.2 | _:$1 | Phototransistor | Analog | - | 940 nm
    = Everlight
    PT{333-3B=940 nm,334-6B=940 nm,204-6B=940 nm,908-7C=940 nm} | 0.1 | _:Radial | Phototransistor | Analog | - | $1
    PT15-21{B/TR8=940 nm,C/TR8=940 nm} | 0.09 | _:1206 | Phototransistor | Analog | - | $1
    PD{333-3B/H0/L2=940 nm,15-22C/TR8=940 nm,70-01C/TR7=940 nm} | 0.14 | _:Radial | Photodiode | Analog | - | $1
    ALS-PT19-315C/L177/TR8 | 0.15 | _:0603 | Ambient light | Analog | 2.5 … 5.5 V | 630 nm
    = Honeywell
    SD5443-00{1,2,3} | 3.9 | _:TO-46 | Phototransistor | Analog | - | 880 nm
  `,
})
