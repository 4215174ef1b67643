import type { Picture } from '../parts.ts'
import type { PackageReading } from '../reading.ts'
import { drawBallGrid, drawLandGrid } from './ball-grid.ts'
import { drawBridge, drawFuse, drawRelay, drawSwitchRow, drawTactileSwitch } from './boxes.ts'
import { drawDisc, drawFilmBox, drawRadialCan, drawSmdCan, drawTantalum } from './capacitors.ts'
import { drawChip, drawChipArray } from './chips.ts'
import { drawCoin } from './coins.ts'
import {
  drawBarrelJack,
  drawCardSocket,
  drawCoax,
  drawDSub,
  drawFlatCable,
  drawModularJack,
} from './connectors.ts'
import { drawCylinder, drawHc49, drawResonator, drawSmdCrystal } from './crystals.ts'
import { drawAxialDiode, drawAxialPart, drawMelf, drawMouldedDiode } from './diodes.ts'
import { drawScreen, drawSegments } from './displays.ts'
import { drawDualInLine, drawSingleInLine } from './dual-in-line.ts'
import { drawGeneric } from './generic.ts'
import { drawHeader } from './headers.ts'
import { drawPowerInductor, drawToroid, drawTrimmer } from './inductors.ts'
import { drawLed } from './leds.ts'
import { drawBlockModule, drawRadioModule, drawSensorModule } from './modules.ts'
import { drawDualNoLead, drawQuadNoLead } from './no-lead.ts'
import { drawPowerCase } from './power-cases.ts'
import { drawPlcc, drawQuadFlat } from './quad-flat.ts'
import { drawMetalCan, drawPowerPad, drawTo3, drawTo92 } from './small-cases.ts'
import { drawSmallOutline } from './small-outline.ts'
import { drawSot } from './sot.ts'
import { drawUsb } from './usb.ts'
import { drawTerminalBlock, drawWireToBoard } from './wire-to-board.ts'

type Family = (reading: PackageReading) => Picture | null

/**
 * The first family that recognizes the name draws it; distinctive words come before sizes, which many share.
 */
const FAMILIES: Family[] = [
  drawSegments,
  drawScreen,
  drawSwitchRow,
  drawTactileSwitch,
  drawBridge,
  drawRelay,
  drawTrimmer,
  drawCoin,
  drawRadioModule,
  drawUsb,
  drawModularJack,
  drawDSub,
  drawFlatCable,
  drawCoax,
  drawBarrelJack,
  drawCardSocket,
  drawTerminalBlock,
  drawWireToBoard,
  drawFuse,
  drawLed,
  drawTantalum,
  drawHc49,
  drawCylinder,
  drawResonator,
  drawSot,
  drawMouldedDiode,
  drawMelf,
  drawAxialDiode,
  drawPowerPad,
  drawPowerCase,
  drawTo92,
  drawTo3,
  drawMetalCan,
  drawPlcc,
  drawQuadFlat,
  drawQuadNoLead,
  drawDualNoLead,
  drawBallGrid,
  drawLandGrid,
  drawDualInLine,
  drawSingleInLine,
  drawSensorModule,
  drawBlockModule,
  drawFilmBox,
  drawHeader,
  drawSmdCan,
  drawRadialDiscOrCan,
  drawAxialPart,
  drawSmdCrystal,
  drawSmallOutline,
  drawChipArray,
  drawToroid,
  drawChip,
  drawPowerInductor,
]

export function drawFamily(reading: PackageReading): Picture {
  for (const family of FAMILIES) {
    const picture = family(reading)
    if (picture) return picture
  }
  return drawGeneric(reading)
}

/** "Radial disc" is a disc. */
function drawRadialDiscOrCan(reading: PackageReading): Picture | null {
  return drawDisc(reading) ?? drawRadialCan(reading)
}
