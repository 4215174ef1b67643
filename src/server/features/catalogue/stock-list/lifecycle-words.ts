import type { Lifecycle } from '../../../../domain/trade-data.ts'

/** End of life is announced: obsolete, or a last time buy if the list gives its date. */
export type StatedLifecycle = Lifecycle | 'ending'

/** How lists write life cycles. */
export const LIFECYCLE_WORDS: Readonly<Record<StatedLifecycle, string>> = {
  active:
    'active, in production, production, full production, volume production, mass production, released, current, new, new product, preferred, 量产, 在产, 正常, 正常生产, 生产中, 有效, 量產, 在產, 正常生產, 生產中, 量産, 量産中, 生産中, 現行品, アクティブ, 양산, 양산중, 생산중, 활성, 액티브, aktiv, in Produktion, in Serie, actif, en production, activo, en producción, attivo, in produzione, активный, активен, в производстве, серийное производство, выпускается, نشط, قيد الإنتاج',
  nrnd: 'nrnd, nfnd, not recommended for new designs, not recommended for new design, not recommended for new designs (nrnd), not recommended, not for new designs, not for new design, no new designs, 不推荐用于新设计, 不建议用于新设计, 不推荐新设计, 不推薦用於新設計, 不建議用於新設計, 新規設計非推奨, 新規設計には非推奨, 新規設計には推奨しない, 新規設計には推奨されません, 신규 설계 비권장, 신규 설계에 권장하지 않음, 신규 설계에는 권장되지 않음, nicht für Neuentwicklungen, nicht für Neuentwicklungen empfohlen, nicht für neue Designs, nicht für neue Designs empfohlen, nicht für Neudesigns empfohlen, déconseillé pour les nouvelles conceptions, non recommandé pour les nouvelles conceptions, non recommandé pour de nouvelles conceptions, no recomendado para nuevos diseños, no recomendado para diseños nuevos, non raccomandato per nuovi progetti, non consigliato per nuovi progetti, не рекомендуется для новых разработок, не рекомендован для новых разработок, не для новых разработок, غير موصى به للتصاميم الجديدة, لا ينصح به للتصاميم الجديدة',
  last_time_buy:
    'last_time_buy, last time buy, last time buy (ltb), ltb, last buy, last order, last time order, lifetime buy, final buy, scheduled for obsolescence, discontinuation announced, 最后购买, 最后采购, 最后订购, 即将停产, 最後購買, 最後採購, 即將停產, 最終購入, 最終受注, 生産終了予定, 최종 구매, 최종 주문, 단종 예정, Letztkauf, letzte Bestellung, letzte Bestellmöglichkeit, dernier achat, dernière commande, dernières commandes, última compra, último pedido, ultimo acquisto, ultimo ordine, последняя закупка, последний заказ, الشراء الأخير, آخر طلب',
  obsolete:
    'obsolete, obsoleted, obs, discontinued, discontinued by manufacturer, disc, phased out, no longer manufactured, no longer produced, withdrawn, 停产, 已停产, 淘汰, 过时, 停產, 已停產, 過時, 生産終了, 生産中止, 製造中止, 製造終了, 廃止, 廃番, ディスコン, 단종, 단종됨, 생산 중단, 생산 종료, obsolet, eingestellt, ausgelaufen, nicht mehr in Produktion, obsolète, arrêté, abandonné, obsoleto, descatalogado, discontinuado, fuera de producción, fuori produzione, dismesso, снят с производства, снято с производства, устарел, устаревший, прекращен выпуск, متوقف, متوقف الإنتاج, توقف الإنتاج',
  ending:
    'eol, end of life, end of life (eol), abgekündigt, Produktabkündigung, fin de vie, fin de vida, fine vita, 生命周期结束, 生命週期結束, 수명 종료, конец жизненного цикла, نهاية العمر, نهاية دورة الحياة',
}
