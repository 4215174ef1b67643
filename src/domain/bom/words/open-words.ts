import type { Words } from './words.ts'

/** The part, its name or its designator: only the cells can tell. */
export const PART: Words = {
  en: `part, component, item, product, type, model, part type, part or type, component type number, ic,
    chip, part ref, part info, goods, electronic component`,
  zh: `元件, 器件, 元器件, 零件, 部件, 产品, 芯片`,
  tw: `元件, 零件, 部件, 產品, 晶片`,
  jp: `部品, 品名型番, 製品, 部品表記, 品目`,
  ko: `부품, 파트, 품목, 제품, 모델, 자재`,
  de: `typ, type, bauteil, bauteile, teil, bauelement, bauelemente, produkt, modell, baustein, komponente,
    komponenten, bauteiltyp, bezeichnung typ`,
  ru: `тип, наименование, компонент, элемент, изделие, деталь, товар, номенклатура, модель, тип элемента,
    позиция номенклатуры, эрэ, компоненты`,
  fr: `composant, composants, pièce, article, produit, type, type composant, type de composant`,
  es: `componente, componentes, pieza, parte, producto, tipo, artículo, tipo de componente`,
  ar: `القطعة, المكون, الصنف, المنتج, النوع, الطراز, القطعه, قطعة`,
  it: `componente, componenti, parte, pezzo, prodotto, tipo, tipo componente, codice`,
  pl: `część, podzespół`,
  cs: `součástka, část, díl, komponenta`,
  sk: `súčiastka, diel`,
  nl: `onderdeel`,
  sv: `komponent, detalj`,
  da: `vare`,
  fi: `komponentti, osa, tyyppi, tuote`,
  pt: `peça, produto`,
  tr: `parça, malzeme, ürün`,
  hu: `alkatrész, típus, termék, cikk`,
  ro: `componentă, piesă, articol, produs`,
  uk: `елемент, виріб, найменування`,
  el: `εξάρτημα, τύπος, προϊόν`,
  he: `רכיב, פריט, דגם`,
  vi: `linh kiện, sản phẩm`,
}

/** A quantity or a line number: only the cells can tell. */
export const COUNTER: Words = {
  en: `no, number`,
  fr: `numéro`,
}

/** A number of any kind: a line's or a part's. */
export const CODE: Words = {
  en: `id, code, key`,
  zh: `编号, 编码, 代码, 号码`,
  tw: `編號, 編碼, 代碼, 號碼`,
  jp: `番号, コード, no`,
  ko: `번호, 코드`,
  de: `nummer, kennung, kennzahl`,
  ru: `номер, код`,
  fr: `numéro, identifiant, code`,
  es: `número, código, clave`,
  ar: `رقم, الرقم, كود, الكود, رمز`,
  it: `numero, codice id, cod`,
  pl: `kod`,
  cs: `kód`,
  fi: `koodi`,
  tr: `kodu`,
}
