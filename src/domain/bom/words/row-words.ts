import type { Words } from './words.ts'

/** Means "nothing here" in a cell. */
export const PLACEHOLDER: Words = {
  en: `na, n a, none, null, nil, nan, tbd, tba, tbc, to be defined, to be determined, to be confirmed, any,
    x, xx, xxx, xxxx, unknown, undefined, not applicable, not available, not specified, unspecified, empty,
    blank, n d, nd, no mpn, no part number, no pn, void, ref`,
  zh: `无, 暂无, 待定, 任意, 不限, 未定, 空, 未知, 无型号`,
  tw: `無, 暫無, 待定, 任意, 不限, 未定, 未知`,
  jp: `なし, 無し, 未定, 該当なし, 任意, 不明`,
  ko: `없음, 미정, 해당없음, 해당 없음, 무관, 모름`,
  de: `keine, kein, keiner, offen, beliebig, unbekannt, entfällt, k a, keine angabe`,
  ru: `нет, любой, любая, не указан, не указано, неизвестно, уточняется, отсутствует`,
  fr: `aucun, aucune, néant, sans objet, à définir, inconnu, quelconque, non défini`,
  es: `ninguno, ninguna, por definir, cualquiera, desconocido, no aplica, no disponible, sin especificar`,
  ar: `لا يوجد, غير محدد, غير متوفر, لا شيء, أي نوع`,
  it: `nessuno, nessuna, da definire, qualsiasi, sconosciuto, non disponibile, non applicabile,
    non definito`,
}

/** Used for a part that has no number to order. */
export const NO_NUMBER: Words = {
  en: `custom, generic, various, see note, see notes, see description, standard, commodity, jellybean,
    do not buy, customer supplied, consigned, 0, home made, diy, self made`,
  zh: `自制, 定制, 通用, 见备注, 客供`,
  tw: `自製, 客製, 通用, 見備註, 客供`,
  jp: `特注, 汎用, 自作, 支給品, 汎用品`,
  ko: `자작, 범용, 주문제작, 사급`,
  de: `diverse, eigenfertigung, sonderanfertigung, siehe bemerkung, standard, beistellung, universal`,
  ru: `разное, самодельный, любой аналог, см примечание, универсальный`,
  fr: `générique, divers, sur mesure, voir remarque, standard, voir note`,
  es: `genérico, varios, a medida, ver nota, estándar`,
  ar: `عام, متنوع, حسب الطلب`,
  it: `generico, vari, su misura, vedi nota, standard`,
}

export const SUM: Words = {
  en: `total, totals, grand total, sub total, subtotal, sum, total cost, total price, total parts,
    total qty, total quantity, total components, total amount, total items, total usd, net total, end,
    end of list, end of bom, end of file, total purchase, total count, total lines, ttl`,
  zh: `合计, 总计, 小计, 总和, 总价, 共计, 总数, 合计金额, 累计`,
  tw: `合計, 總計, 小計, 總和, 總價, 共計, 總數`,
  jp: `合計, 小計, 総計, 総合計, 合計金額, 計, 以上`,
  ko: `합계, 소계, 총계, 총합계, 총액, 계`,
  de: `summe, gesamt, gesamtsumme, zwischensumme, gesamtpreis, gesamtkosten, endsumme, total, gesamtanzahl,
    insgesamt`,
  ru: `итого, всего, сумма, общая сумма, подытог, общая стоимость, итог`,
  fr: `total, total général, sous total, somme, total ht, total ttc, montant total, coût total`,
  es: `total, suma, total general, subtotal, importe total, costo total, coste total`,
  ar: `المجموع, الإجمالي, المجموع الكلي, الإجمالي الكلي, المجموع الفرعي`,
  it: `totale, somma, totale generale, subtotale, totale complessivo, costo totale`,
}

/** In place of a value: nothing is fitted here. In addition to the headings of such a column. */
export const NOT_FITTED: Words = {
  en: `nc, n c, nm, no connect, not used, not fit, unmounted, not required, empty footprint, not to be fitted,
    not to be populated, excluded, excluded from bom`,
  zh: `不用, 不贴件, 预留, 悬空, 空位, 预留不贴`,
  tw: `不用, 預留, 空位`,
  jp: `不要, 空き`,
  ko: `미사용, 예비`,
  de: `n b, nicht verwendet, nicht benötigt, leer, frei`,
  ru: `не используется, не уст, не требуется`,
  fr: `n c, non utilisé, pas monté`,
  es: `no usado, no utilizado`,
  ar: `غير مستخدم`,
  it: `non usato, non utilizzato`,
}

export const YES: Words = {
  en: `yes, y, true, x, 1, t, ok, checked`,
  zh: `是, 对, 有`,
  tw: `是, 對, 有`,
  jp: `はい, 有, 有り, あり, 要`,
  ko: `예, 네, 유, 있음`,
  de: `ja, j, wahr`,
  ru: `да, истина, д, есть`,
  fr: `oui, o, vrai`,
  es: `sí, s, verdadero, sim`,
  ar: `نعم, صحيح`,
  it: `sì, vero`,
}

export const NO: Words = {
  en: `no, n, false, 0, f, not`,
  zh: `否, 不, 不是`,
  tw: `否, 不, 不是`,
  jp: `いいえ, 無, 無し, なし, 否, 不要`,
  ko: `아니오, 아니요, 무, 없음`,
  de: `nein, falsch`,
  ru: `нет, ложь, н`,
  fr: `non, faux`,
  es: `no, falso, não`,
  ar: `لا, خطأ`,
  it: `no, falso`,
}

/** May follow a quantity. A reel is not a piece, so it is not listed. */
export const PIECES: Words = {
  en: `pc, pcs, piece, pieces, ea, each, unit, units, nos, no, off, x, k, pce, pces, part, parts, qty`,
  zh: `个, 只, 颗, 片, 件, 枚, 粒, 块, 套, 支, 根, 条, 台`,
  tw: `個, 隻, 顆, 片, 件, 枚, 粒, 塊, 套, 支, 條`,
  jp: `個, 本, 枚, 点, 台, ヶ, ケ, コ, こ, セット`,
  ko: `개, 점, 장, 대, 세트, 본`,
  de: `stück, stk, stck, st, mal, stücke`,
  ru: `шт, штук, штука, штуки, ед`,
  fr: `pièce, pièces, pce, pces, u, unité, unités, pc`,
  es: `pieza, piezas, ud, uds, unidad, unidades, pza, pzas, u, un`,
  ar: `قطعة, قطع, حبة, وحدة, عدد, قطعه`,
  it: `pezzo, pezzi, pz, unità, cad, n`,
}

/** Between a quantity and its unit: 10k, 10 k pcs, 10 kpcs. */
export const IN_THOUSANDS = /^k(?: |(?=pcs?$)|$)/

/** After a quantity and "per" or a slash: the quantity is for one of these. */
export const BUILT: Words = {
  en: `board, boards, pcb, pcba, brd, unit, set, kit, panel, device, assembly, assy, product, module, system, bom`,
  zh: `板, 块板, 片板, 单板, 套, 台, 机, 产品`,
  tw: `板, 塊板, 片板, 單板, 套, 台, 機, 產品`,
  jp: `台, 枚, 基板, セット, 製品`,
  ko: `보드, 대, 기판, 세트, 제품`,
  de: `platine, leiterplatte, lp, baugruppe, gerät, satz, board, nutzen`,
  ru: `плата, плату, изделие, устройство, комплект, компл, прибор, модуль`,
  fr: `carte, circuit, pcb, appareil, produit, ensemble, kit`,
  es: `placa, tarjeta, pcb, equipo, unidad, conjunto, kit, producto`,
  ar: `لوحة, اللوحة, بورد, جهاز, وحدة`,
  it: `scheda, pcb, apparecchio, prodotto, kit, set`,
}

/** Between a quantity and the thing that needs it: 2 per board. */
export const PER: Words = {
  en: `per, for, each, for each`,
  zh: `每`,
  tw: `每`,
  de: `pro, je, für`,
  ru: `на, для`,
  fr: `par, pour`,
  es: `por, para`,
  ar: `لكل`,
  it: `per`,
}
