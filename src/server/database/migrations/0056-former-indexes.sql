-- Replaced by 0052. After everything that takes long, because other processes wait for these tables from here on.
drop index order_search_document, rfq_search_document, customers_text;
