/**
 * The columns of a stock list with their synonyms. Case, spaces and punctuation do not matter. A name with ~
 * is used only if no other column has the meaning: next to an MPN, a type is something else.
 */
export const SYNONYMS = {
  manufacturer:
    'manufacturer name, manufacturers, maker, brand, brand name, mfr, mfr name, mfg, mfg name, manf, manuf, mnf, m/f, 品牌, 厂商, 厂家, 制造商, 生产厂家, 生产商, 製造商, 廠商, 廠牌, メーカー, メーカー名, 製造元, 제조사, 제조업체, 브랜드, Hersteller, Herstellername, Marke, fabricant, marque, fabricante, marca, produttore, costruttore, marchio, производитель, изготовитель, бренд, الشركة المصنعة, المصنع, العلامة التجارية, ~make, ~vendor',
  part_number:
    'part number, pn, p/n, mpn, mfpn, manf #, mfg #, mfr #, mfr no, mfg pn, mfr pn, mfr part, mfr part number, mfr part no, mfg part number, mfg part no, manufacturer part, manufacturer part number, manufacturer part no, manufacturer pn, manu p/n, 型号, 料号, 物料编号, 规格型号, 厂家型号, 產品型號, 型號, 料號, 型番, 品番, 部品番号, メーカー型番, 품번, 부품번호, 모델명, Hersteller-Nr, Herstellernummer, Hersteller-Teilenummer, Herstellerteilenummer, Teilenummer, réf. fabricant, référence fabricant, referencia fabricante, número de parte, número de pieza, codice produttore, партномер, رقم القطعة, رقم الجزء, ~part no, ~part #, ~part num, ~part, ~model, ~type, ~品名, ~Artikelnummer, ~Typ, ~référence, ~réf, ~referencia, ~codice, ~codice articolo, ~артикул, ~наименование, ~тип, ~маркировка',
  category:
    'categories, product category, product group, product family, 类别, 分类, 产品类别, 類別, 分類, カテゴリ, カテゴリー, 카테고리, 분류, Kategorie, Warengruppe, Produktgruppe, catégorie, categoría, categoria, категория, الفئة, التصنيف, ~group, ~family, ~famille, ~familia, ~famiglia, ~группа',
  packaging:
    'package, package case, case size, 封装, 封裝, パッケージ, 패키지, Gehäuse, Bauform, boîtier, encapsulado, contenitore, корпус, الحزمة, ~case, ~footprint',
  batch:
    'date code, datecode, dc, d/c, lot code, batch code, batch number, 批号, 批次, 生产日期, 批號, デートコード, ロット, 배치, 로트, 제조일자, Charge, Datumscode, lot de fabrication, code date, lote, código de fecha, lotto, дата выпуска, партия, год выпуска, رمز التاريخ, الدفعة, ~lot, ~年份',
  rohs: 'rohs status, rohs compliant, rohs compliance, lead free, pb free, 环保, 无铅, 無鉛, 環保, RoHS対応, 무연, bleifrei, sans plomb, sin plomo, senza piombo, бессвинцовый',
  lead_time:
    'lead time weeks, lead time in weeks, lead time wks, leadtime, factory lead time, delivery weeks, 交期, 货期, 交货期, 交貨期, 納期, 리드타임, 납기, Lieferzeit, Lieferzeit Wochen, délai, délai semaines, délai de livraison, plazo, plazo de entrega, plazo semanas, tempo di consegna, consegna, срок поставки, срок поставки недель, مدة التسليم, مهلة التسليم, ~lt, ~delivery, ~delivery time',
  stock:
    'in stock, stock qty, qty in stock, stock quantity, qoh, quantity on hand, qty on hand, on hand, available qty, qty available, available quantity, inventory, 库存, 库存数量, 现货, 現貨, 庫存, 在庫, 在庫数, 재고, 재고수량, Bestand, Lagerbestand, Lager, Verfügbar, en stock, disponible, disponibilité, existencias, disponibilidad, giacenza, disponibilità, disponibile, наличие, склад, остаток, в наличии, المخزون, متوفر, ~qty, ~quantity, ~available, ~availability, ~数量, ~數量, ~수량, ~Menge, ~Anzahl, ~quantité, ~qté, ~cantidad, ~quantità, ~количество, ~кол-во, ~الكمية',
  datasheet:
    'data sheet, datasheet url, datasheet link, specification url, 数据手册, 规格书, 資料表, 規格書, データシート, 데이터시트, Datenblatt, fiche technique, hoja de datos, ficha técnica, scheda tecnica, документация, даташит, ورقة البيانات, ~spec',
  description:
    'desc, product description, part description, 描述, 说明, 說明, 説明, 설명, Beschreibung, descripción, descrizione, описание, الوصف, ~details, ~remark, ~remarks, ~comment, ~comments, ~note, ~notes, ~规格, ~備註, ~備考, ~仕様, ~사양, ~Bezeichnung, ~désignation, ~примечание',
  min_qty:
    'min quantity, minimum quantity, moq, minimum order, minimum order qty, minimum order quantity, min order qty, min order, 最小起订量, 起订量, 最小订购量, 最小包装起订, 最小訂購量, 最小発注数, 最低注文数, 最小注文数量, 최소주문수량, 최소수량, Mindestmenge, Mindestbestellmenge, Mindestabnahme, quantité minimum, quantité minimale, minimum de commande, cantidad mínima, pedido mínimo, quantità minima, ordine minimo, минимальное количество, минимальный заказ, мин. заказ, мин. партия, الحد الأدنى للطلب, الحد الأدنى, ~minimum, ~min',
  multiple:
    'mult, multiples, order multiple, order multiples, spq, mpq, std pack, standard pack, standard pack qty, standard package, pack size, pack qty, 最小包装, 最小包装量, 标准包装, 增量, 最小包裝量, 標準包裝, 発注単位, 注文単位, 梱包数, 주문단위, 포장단위, Verpackungseinheit, VPE, Vielfaches, Bestellvielfaches, multiple de commande, múltiplo, múltiplos, multiplo, кратность, норма упаковки, مضاعفات الطلب, ~conditionnement, ~confezione, ~упаковка',
  price:
    'unit price, price usd, unit price usd, usd price, price each, price ea, unit cost, 单价, 价格, 單價, 價格, 単価, 価格, 단가, 가격, Preis, Einzelpreis, Stückpreis, prix, prix unitaire, precio, precio unitario, prezzo, prezzo unitario, цена, السعر, سعر الوحدة, ~usd',
  attributes:
    'attribute, parameters, parameter, specifications, specs, properties, features, 参数, 参数属性, 參數, 属性, パラメータ, 속성, Eigenschaften, Attribute, Parameter, caractéristiques, attributs, características, atributos, caratteristiche, attributi, параметры, характеристики, الخصائص',
  images:
    'image, image url, image urls, picture, pictures, photo, photos, 图片, 圖片, 画像, 이미지, Bild, Bilder, images url, imagen, imágenes, immagine, immagini, изображение, изображения, фото, الصورة, الصور',
  weight_g:
    'weight, weight g, weight grams, weight in grams, unit weight, unit weight g, 重量, 单重, 單重, 중량, 무게, Gewicht, Gewicht g, poids, poids g, peso, peso g, вес, вес г, масса, الوزن',
  aliases:
    'alias, alternative numbers, alternate part numbers, alternative part numbers, other numbers, old numbers, customer part numbers, 别名, 别称, 替代型号, 別名, 別名型番, 별칭, Alias-Nummern, Alternativnummern, alias numéros, références alternatives, referencias alternativas, codici alternativi, альтернативные номера, أرقام بديلة',
  alternates:
    'alternate, alternate parts, alternative parts, substitute, substitutes, substitute parts, replacement parts, equivalents, cross reference, cross references, 替代料, 替代品, 替代物料, 代替品, 代替部品, 互換品, 대체품, 대체 부품, Alternativen, Alternativteile, Ersatztypen, équivalences, équivalents, substituts, alternativas, sustitutos, equivalentes, alternative, sostituti, equivalenti, аналоги, аналог, замены, замена, البدائل, بدائل',
  lifecycle:
    'life cycle, lifecycle status, life cycle status, part status, part lifecycle, part life cycle, product lifecycle, product life cycle, product status, production status, manufacturing status, plm status, 生命周期, 产品状态, 零件状态, 生产状态, 生命週期, 產品狀態, 生產狀態, ライフサイクル, 生産状況, 製品ステータス, 部品ステータス, 수명주기, 라이프사이클, 제품 상태, 부품 상태, 생산 상태, Lebenszyklus, Lebenszyklusstatus, Produktstatus, Produktlebenszyklus, Teilestatus, cycle de vie, statut du produit, statut de la pièce, état du produit, ciclo de vida, estado del producto, estado de la pieza, ciclo di vita, stato del prodotto, stato del componente, жизненный цикл, статус изделия, статус продукта, статус детали, دورة الحياة, حالة المنتج, حالة القطعة',
  last_time_buy:
    'last time buy date, ltb, ltb date, last buy, last buy date, last order date, last time order date, eol date, obsolescence date, end of life date, 最后购买日期, 最后采购日期, 最后订购日期, 停产日期, 最後購買日期, 最後訂購日期, 停產日期, 最終購入日, 最終受注日, 生産終了日, 최종 구매일, 최종 주문일, 단종일, letzter Bestelltermin, letztes Bestelldatum, Abkündigungsdatum, date de dernière commande, dernière commande, fecha de última compra, última compra, data ultimo ordine, data di ultimo acquisto, дата последнего заказа, дата последней закупки, تاريخ آخر طلب, تاريخ الشراء الأخير',
  eccn: 'eccn code, eccn us, us eccn, eccn (us), eccn number, export control classification number, export control class, export classification, export control, 出口管制分类号, 出口管制分类编号, 出口管制分類號, 輸出規制分類番号, 輸出管理分類番号, 수출통제분류번호, Exportkontrollnummer, Exportkontrollklassifizierung, Ausfuhrlistennummer (ECCN), numéro ECCN, classification export, número ECCN, clasificación de exportación, numero ECCN, classificazione export, экспортный контроль, رقم ECCN, تصنيف مراقبة الصادرات',
  hs_code:
    'hs, hs no, hs number, hts, hts code, hts number, htsn, htsus, tariff code, tariff number, tariff no, customs tariff number, customs code, customs tariff, commodity code, commodity number, harmonized code, harmonised code, harmonized tariff, harmonized system code, taric, taric code, schedule b, 海关编码, 海关商品编码, 税则号, 税号, 商品编码, 海關編碼, 稅則號, 稅則號列, HSコード, 関税番号, 관세번호, HS 코드, 품목번호, Zolltarifnummer, Warennummer, Zolltarif, statistische Warennummer, code douanier, nomenclature douanière, code SH, code tarifaire, partida arancelaria, código arancelario, código HS, código SA, codice doganale, codice tariffario, codice HS, voce doganale, код ТН ВЭД, ТН ВЭД, код ТНВЭД, رمز النظام المنسق, البند الجمركي, رمز HS',
  origin:
    'country of origin, coo, c/o, origin country, country origin, made in, country of manufacture, 原产地, 原产国, 产地, 原產地, 原產國, 產地, 原産国, 原産地, 生産国, 원산지, 원산지 국가, 제조국, Ursprungsland, Ursprung, Herkunftsland, Herkunft, pays d’origine, origine, provenance, país de origen, origen, paese di origine, paese d’origine, страна происхождения, страна изготовления, страна-производитель, происхождение, بلد المنشأ, المنشأ',
  msl: 'msl level, moisture sensitivity level, moisture sensitivity level (msl), moisture sensitivity, moisture level, moisture sensitive level, 湿敏等级, 潮敏等级, 湿气敏感性等级, 湿度敏感等级, 濕敏等級, 濕度敏感等級, 潮敏等級, 湿度感受性レベル, 吸湿レベル, 감습 등급, 습도 민감도, 수분 민감도 등급, Feuchtigkeitsempfindlichkeit, Feuchteempfindlichkeit, Feuchteempfindlichkeitsstufe, niveau de sensibilité à l’humidité, sensibilité à l’humidité, nivel de sensibilidad a la humedad, sensibilidad a la humedad, livello di sensibilità all’umidità, sensibilità all’umidità, уровень чувствительности к влаге, чувствительность к влаге, مستوى الحساسية للرطوبة, حساسية الرطوبة',
} as const

export type ColumnName = keyof typeof SYNONYMS

/** The words before the number of a price break, as in `qty_1` and `price_1`. */
export const BREAK_QUANTITY =
  'qty, quantity, break, break qty, price break, price break qty, from, 数量, 數量, 수량, Menge, ab, quantité, qté, cantidad, quantità, количество, от, الكمية'
export const BREAK_PRICE =
  'price, unit price, break price, price break price, usd, 单价, 价格, 單價, 價格, 単価, 価格, 단가, 가격, Preis, prix, precio, prezzo, цена, السعر'
