import { COUNTRY_CODES } from '../countries.ts'
import { countryName } from '../country-names.ts'
import { defineParameters, defineWords } from './define.ts'
import type { Parameter, ParameterWord } from './parameter.ts'

const LIFECYCLE_WORDS = defineWords({
  active: {
    labels: {
      en: 'Active',
      zh: '在产',
      tw: '量產中',
      jp: '生産中',
      ko: '생산 중',
      de: 'Aktiv',
      ru: 'В производстве',
      fr: 'Actif',
      es: 'Activo',
      ar: 'قيد الإنتاج',
      it: 'Attivo',
    },
  },
  nrnd: {
    labels: {
      en: 'Not for new designs',
      zh: '不推荐用于新设计',
      tw: '不建議用於新設計',
      jp: '新規設計非推奨',
      ko: '신규 설계 비권장',
      de: 'Nicht für neue Designs',
      ru: 'Не для новых разработок',
      fr: 'Déconseillé pour les nouvelles conceptions',
      es: 'No recomendado para nuevos diseños',
      ar: 'غير موصى به للتصاميم الجديدة',
      it: 'Non per nuovi progetti',
    },
  },
  last_time_buy: {
    labels: {
      en: 'Last time buy',
      zh: '最后采购',
      tw: '最後採購',
      jp: '最終購入',
      ko: '최종 구매',
      de: 'Letzte Bestellmöglichkeit',
      ru: 'Последняя закупка',
      fr: 'Dernières commandes',
      es: 'Última compra',
      ar: 'الشراء الأخير',
      it: 'Ultimi ordini',
    },
  },
  obsolete: {
    labels: {
      en: 'Obsolete',
      zh: '停产',
      tw: '停產',
      jp: '生産終了',
      ko: '단종',
      de: 'Abgekündigt',
      ru: 'Снят с производства',
      fr: 'Obsolète',
      es: 'Obsoleto',
      ar: 'متوقف الإنتاج',
      it: 'Obsoleto',
    },
  },
})

/** Without labels until they are asked for: there are 250 countries in eleven languages. */
const COUNTRY_WORDS: ParameterWord[] = COUNTRY_CODES.map(word => {
  let labels: ParameterWord['labels']
  return {
    word,
    synonyms: [],
    get labels() {
      labels ??= countryLabels(word)
      return labels
    },
  }
})

function countryLabels(code: string): ParameterWord['labels'] {
  return {
    en: countryName('en', code),
    zh: countryName('zh', code),
    tw: countryName('tw', code),
    jp: countryName('jp', code),
    ko: countryName('ko', code),
    de: countryName('de', code),
    ru: countryName('ru', code),
    fr: countryName('fr', code),
    es: countryName('es', code),
    ar: countryName('ar', code),
    it: countryName('it', code),
  }
}

/**
 * Fields of parts that lists are filtered by like parameters. They are not in the dictionary: attributes and
 * searches are not read as them.
 */
export const TRADE_PARAMETERS = defineParameters({
  lifecycle: {
    kind: 'enum',
    values: LIFECYCLE_WORDS,
    names: {
      en: 'Life cycle',
      zh: '生命周期',
      tw: '生命週期',
      jp: 'ライフサイクル',
      ko: '수명 주기',
      de: 'Lebenszyklus',
      ru: 'Жизненный цикл',
      fr: 'Cycle de vie',
      es: 'Ciclo de vida',
      ar: 'دورة الحياة',
      it: 'Ciclo di vita',
    },
  },
  origin: {
    kind: 'enum',
    values: COUNTRY_WORDS,
    names: {
      en: 'Country of origin',
      zh: '原产地',
      tw: '原產地',
      jp: '原産国',
      ko: '원산지',
      de: 'Ursprungsland',
      ru: 'Страна происхождения',
      fr: 'Pays d’origine',
      es: 'País de origen',
      ar: 'بلد المنشأ',
      it: 'Paese di origine',
    },
  },
  eccn: {
    kind: 'text',
    names: {
      en: 'ECCN',
      zh: 'ECCN（出口管制）',
      tw: 'ECCN（出口管制）',
      jp: 'ECCN（輸出規制）',
      ko: 'ECCN(수출 통제)',
      de: 'ECCN (Exportkontrolle)',
      ru: 'ECCN (экспортный контроль)',
      fr: 'ECCN (contrôle export)',
      es: 'ECCN (control de exportación)',
      ar: 'ECCN (مراقبة الصادرات)',
      it: 'ECCN (controllo export)',
    },
  },
  'hs-code': {
    kind: 'text',
    names: {
      en: 'HS code',
      zh: '海关编码（HS）',
      tw: '海關編碼（HS）',
      jp: 'HSコード',
      ko: 'HS 코드',
      de: 'Zolltarifnummer (HS)',
      ru: 'Код ТН ВЭД (HS)',
      fr: 'Code douanier (SH)',
      es: 'Código arancelario (SA)',
      ar: 'الرمز الجمركي (HS)',
      it: 'Codice doganale (HS)',
    },
  },
})

const BY_SLUG = new Map(TRADE_PARAMETERS.map(parameter => [parameter.slug, parameter]))

export function tradeParameter(slug: string): Parameter | undefined {
  return BY_SLUG.get(slug)
}

/** The order in which lists offer them. MSL is a parameter of the dictionary. */
const TRADE_SLUGS = ['lifecycle', 'origin', 'msl', 'eccn', 'hs-code']

/** Facts about trading a part, which say nothing about its function. */
export function isTradeSlug(slug: string): boolean {
  return TRADE_SLUGS.includes(slug)
}

/** Behind all technical parameters. */
export function tradeOrder(slug: string): number {
  return TRADE_SLUGS.indexOf(slug)
}
