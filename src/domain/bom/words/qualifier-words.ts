import type { Words } from './words.ts'

/** Before or after a heading: the column holds earlier values. */
export const OLD: Words = {
  en: `old, previous, prev, former, formerly, obsolete, legacy, superseded, supersedes, discontinued, replaced,
    replaces, prior, outdated, deprecated, eol, historic, historical, withdrawn`,
  zh: `旧, 老, 原先, 以前, 停产`,
  tw: `舊, 停產`,
  jp: `旧, 以前の, 廃止`,
  ko: `구, 기존, 이전, 단종`,
  de: `alte, alter, altes, alten, bisherige, bisheriger, bisherigen, frühere, früherer, ehemalige, ehemaliger,
    vorherige, vorheriger, veraltet, veraltete, veralteter, abgekündigt, abgekündigte, ersetzt, ersetzte`,
  ru: `старый, старая, старое, прежний, прежняя, прежнее, предыдущий, предыдущая, предыдущее, бывший,
    устаревший, устаревшая, устаревшее, снятый`,
  fr: `ancien, ancienne, anciens, anciennes, précédent, précédente, obsolète, périmé, périmée, remplacé,
    remplacée`,
  es: `antiguo, antigua, anterior, obsoleto, obsoleta, previo, previa, viejo, vieja, reemplazado, reemplazada`,
  ar: `القديم, القديمة, قديم, قديمة, السابق, السابقة`,
  it: `vecchio, vecchia, precedente, obsoleto, obsoleta, sostituito, sostituita, superato, superata`,
}

/** Adds nothing to the meaning of a heading. */
export const NEW: Words = {
  en: `new, current, latest, active, actual, selected, chosen, final, recommended, suggested, preferred, exact,
    complete, valid, present`,
  zh: `新, 现, 现用, 最新, 当前, 推荐`,
  tw: `新, 現, 現用, 最新, 目前, 推薦`,
  jp: `新, 現, 現行, 最新, 推奨`,
  ko: `신, 신규, 현, 현재, 최신, 추천`,
  de: `neue, neuer, neues, neuen, aktuelle, aktueller, aktuelles, aktuellen, gültige, gültiger, empfohlene,
    bevorzugte, bevorzugter`,
  ru: `новый, новая, новое, текущий, текущая, текущее, актуальный, актуальная, рекомендуемый`,
  fr: `nouveau, nouvelle, nouveaux, actuel, actuelle, recommandé, recommandée, préféré, préférée`,
  es: `nuevo, nueva, actual, vigente, recomendado, recomendada, preferido, preferida`,
  ar: `الجديد, الجديدة, جديد, جديدة, الحالي, الحالية`,
  it: `nuovo, nuova, attuale, corrente, valido, consigliato, consigliata, preferito, preferita`,
}

/** A way of mounting: a quantity for it is only part of the total. */
export const MOUNTING: Words = {
  en: `smd, smt, tht, th, pth, dip, through hole, surface mount, hand, manual`,
  zh: `贴片, 插件, 手焊`,
  tw: `貼片, 插件, 手焊`,
  fr: `cms, traversant`,
}

/** One side of the board: a quantity for it is only part of the total. */
export const SIDE: Words = {
  en: `top, bottom, bot, top side, bottom side, top layer, bottom layer, side, side b, front, back, front side,
    back side, primary side, secondary side, component side, solder side`,
  zh: `顶层, 底层, 顶面, 底面, 正面, 反面, 背面, t面, b面, top面, bot面, bottom面`,
  tw: `頂層, 底層, 頂面, 底面, 正面, 反面, 背面, t面, b面, top面, bot面, bottom面`,
  jp: `表面, 裏面, 表, 裏, a面, b面, 部品面, 半田面, はんだ面, 上面, 下面`,
  ko: `상면, 하면, 앞면, 뒷면, 윗면, 아랫면, top면, bot면, bottom면, 부품면, 납땜면`,
  de: `oberseite, unterseite, oben, unten, vorderseite, rückseite, bestückungsseite, lötseite, bauteilseite`,
  ru: `верх, низ, верхняя сторона, нижняя сторона, верхний слой, нижний слой, сверху, снизу, лицевая сторона,
    обратная сторона`,
  fr: `dessus, dessous, face supérieure, face inférieure, recto, verso, côté composants, côté soudure, face avant,
    face arrière`,
  es: `superior, inferior, cara superior, cara inferior, arriba, abajo, lado componentes, lado soldadura,
    capa superior, capa inferior`,
  ar: `الأعلى, الأسفل, أعلى, أسفل, الوجه العلوي, الوجه السفلي, الطبقة العلوية, الطبقة السفلية`,
  it: `sopra, sotto, superiore, inferiore, lato superiore, lato inferiore, lato componenti, lato saldature,
    lato saldatura`,
  pl: `góra, dół, strona górna, strona dolna`,
  cs: `horní strana, spodní strana`,
  nl: `bovenkant, onderkant, bovenzijde, onderzijde`,
  sv: `ovansida, undersida`,
  da: `overside, underside`,
  fi: `yläpuoli, alapuoli`,
  hu: `felső oldal, alsó oldal`,
}
