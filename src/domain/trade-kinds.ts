/**
 * Kinds of parts that many catalogs do not have, as in `trade-words.ts`. Such a name is never left out of a search:
 * gate drivers are no answer to `motor driver`.
 */
export const KIND_GROUPS = [
  `motor driver | motor controller | motor drive | motor control | stepper driver | stepper motor driver | stepper motor
    controller | brushless motor driver | brushless motor controller | bldc driver | bldc controller | servo driver || motortreiber | motorsteuerung | schrittmotortreiber | pilote de moteur | pilote moteur
    | driver de moteur | contrôleur de moteur | controlador de motor | controlador de motores | driver de motor | driver
    motore | driver motori | pilota motore | драйвер двигателя | драйвер мотора | драйвер шагового двигателя |
    电机驱动 | 电机驱动芯片 | 马达驱动 | 步进电机驱动 | 步进电机驱动芯片 | 馬達驅動 | 馬達驅動晶片 | 步進馬達驅動 |
    モータドライバ | モータードライバ | モータードライバー | モータドライバic | ステッピングモータドライバ | 모터 드라이버 |
    스테퍼 모터 드라이버 | 스테핑 모터 드라이버 | مشغل محرك | مشغل المحرك`,
  `h bridge | h bridge driver || h brücke | pont en h | puente h | ponte h | h мост | h桥 | h橋 | hブリッジ | h 브리지`,
  `dc motor | stepper motor | stepping motor | servo motor | brushless motor | servo || gleichstrommotor | schrittmotor |
    servomotor | moteur pas à pas | moteur cc | motor paso a paso | motore passo passo | шаговый двигатель | сервопривод |
    步进电机 | 步進馬達 | ステッピングモータ | 스테핑 모터 | 서보 모터 | محرك خطوي | محرك سيرفو`,
  `audio jack | headphone jack | phone jack | jack connector | audio connector | earphone jack | headphone connector |
    audio socket || klinkenbuchse | kopfhörerbuchse | klinkenstecker | audiobuchse | prise jack | jack audio | conector de
    audio | conector jack | presa jack | connettore audio | разъем аудио | разъём аудио | аудио разъем | аудиоразъем |
    аудиоразъём | разъем для наушников | 耳机插座 | 耳机座 | 音频插座 | 耳機插座 | 音訊插座 | オーディオジャック |
    イヤホンジャック | ヘッドホンジャック | 오디오 잭 | 이어폰 잭 | مقبس صوت | منفذ سماعات`,
  `dc jack | barrel jack | dc barrel jack | power jack | dc power jack | barrel connector | dc socket ||
    hohlbuchse | hohlstecker | dc buchse | connecteur jack dc | prise d'alimentation | conector de alimentación | conector dc
    | jack dc | presa dc | разъем питания | разъём питания | гнездо питания | 电源插座 | dc插座 | dc座 | 電源插座 |
    dcジャック | dc 잭 | dc잭 | مقبس طاقة`,
  `rj45 | rj45 connector | rj45 jack | ethernet jack | ethernet connector | magjack | modular jack | lan connector || rj45 buchse
    | netzwerkbuchse | connecteur rj45 | conector rj45 | connettore rj45 | разъем rj45 | разъём rj45 | rj45插座 | 网口 |
    网络接口插座 | 網路插座 | モジュラージャック | rj45コネクタ | 랜 커넥터`,
  `hdmi connector | hdmi socket | hdmi receptacle || hdmi buchse | connecteur hdmi | conector hdmi | connettore hdmi | разъем
    hdmi | hdmi插座 | hdmiコネクタ | hdmi 커넥터`,
  `emmc | emmc flash | emmc memory || emmc speicher | mémoire emmc | memoria emmc | память emmc | emmc存储器 | emmc記憶體`,
  `sd card socket | sd card connector | sd card holder | micro sd socket | micro sd card
    socket | memory card connector || sd kartenhalter | microsd sockel | connecteur carte sd | zócalo micro sd |
    разъем карты памяти | sd卡座 | tf卡座 | sdカードソケット | sd 카드 소켓`,
  `sim card holder | sim holder | sim socket | sim card socket || sim kartenhalter | sim sockel | connecteur sim |
    zócalo sim | держатель sim | sim卡座 | simカードソケット | 심 카드 소켓`,
  `battery holder | coin cell holder | battery clip | battery socket | coin cell socket || batteriehalter | knopfzellenhalter |
    support de pile | support pile | portapilas | porta pilas | portabatteria | porta batterie | держатель батареи | батарейный
    отсек | 电池座 | 电池盒 | 電池座 | 電池盒 | 電池ホルダー | 電池ホルダ | 배터리 홀더 | حامل بطارية`,
  `coin cell | button cell || knopfzelle | pile bouton | pila de botón | pila a bottone | 纽扣电池 | 鈕扣電池 | コイン電池 | 코인 셀`,
  `rechargeable battery | lithium battery | lithium ion battery | lipo battery | battery pack || akkupack | batterie au lithium |
    batería de litio | batteria al litio | аккумулятор | 锂电池 | 鋰電池 | リチウム電池 | 리튬 배터리 | بطارية ليثيوم`,
  `heatsink | heat sink || kühlkörper | dissipateur | dissipateur thermique | disipador | disipador de calor | dissipatore |
    радиатор | радиатор охлаждения | 散热片 | 散热器 | 散熱片 | 散熱器 | ヒートシンク | 방열판 | مشتت حراري`,
  `thermal paste | thermal grease || wärmeleitpaste | pâte thermique | pasta térmica | термопаста | 导热硅脂 | 導熱膏`,
  `heat shrink tubing | heat shrink | heat shrink tube || schrumpfschlauch | gaine thermorétractable | termorretráctil | guaina
    termorestringente | термоусадка | 热缩管 | 熱縮管 | 収縮チューブ | 수축 튜브`,
  `cooling fan | dc fan || lüfter | ventilateur | ventilador | ventola | вентилятор | 风扇 | 風扇 | 冷却ファン | 냉각팬 |
    مروحة`,
  `fuse holder | fuse clip | fuse socket || sicherungshalter | porte fusible | portafusible | portafusibles | portafusibile |
    держатель предохранителя | 保险丝座 | 保險絲座 | ヒューズホルダー | ヒューズホルダ | 퓨즈 홀더 | حامل فيوز`,
  `buzzer | piezo buzzer | magnetic buzzer | beeper | sounder || summer | piezosummer | ronfleur | zumbador | cicalino | зуммер |
    пьезоизлучатель | звукоизлучатель | 蜂鸣器 | 蜂鳴器 | ブザー | 圧電ブザー | 부저 | 버저 | جرس | طنان`,
  `speaker | loudspeaker || lautsprecher | haut parleur | altavoz | parlante | altoparlante | динамик | громкоговоритель | 扬声器 |
    喇叭 | 揚聲器 | スピーカー | スピーカ | 스피커 | سماعة`,
  `microphone | mems microphone | electret microphone | mic capsule || mikrofon | micrófono | microfono | микрофон | 麦克风 |
    咪头 | 麥克風 | マイクロホン | マイクロフォン | 마이크로폰 | ميكروفون`,
  `antenna || antenne | antena | антенна | 天线 | 天線 | アンテナ | 안테나 |
    هوائي`,
  `gps module | gps receiver | gnss module | gnss receiver || gps modul | gps empfänger | module gps | récepteur gps |
    módulo gps | receptor gps | modulo gps | ricevitore gps | модуль gps | gps модуль | gps приемник | gps模块 | 定位模块 |
    gps模組 | 定位模組 | gpsモジュール | gps 모듈 | وحدة gps`,
  `gsm module | gsm modem | lte module | lte modem | cellular module | cellular modem | gprs module || gsm modul |
    lte modul | module gsm | módulo gsm | modulo gsm | модуль gsm | gsm модуль | gsm模块 | 4g模块 | gsm模組 | lteモジュール |
    lte 모듈`,
  `lora module | lorawan module || lora modul | module lora | módulo lora | modulo lora | модуль
    lora | lora模块 | lora模組 | loraモジュール | lora 모듈`,
  `zigbee module | zigbee chip || zigbee modul | module zigbee | módulo zigbee | zigbee模块 | zigbeeモジュール`,
  `rfid reader | nfc reader | rfid module | nfc module || rfid leser | nfc leser | lecteur rfid | lecteur nfc | lector
    rfid | lettore rfid | считыватель rfid | 读卡芯片 | rfidリーダー | rfid 리더 | قارئ rfid`,
  `camera module || kameramodul | module caméra | módulo de cámara | modulo camera | модуль камеры | 摄像头 | 攝像頭 |
    カメラモジュール | 카메라 모듈 | كاميرا`,
  `image sensor || bildsensor | capteur d'image | sensor de imagen | sensore d'immagine | 图像传感器 | 影像感測器 | イメージセンサ |
    이미지 센서`,
  `fingerprint sensor | fingerprint reader | fingerprint module || fingerabdrucksensor | capteur d'empreintes | sensor de huella |
    sensor de huellas | датчик отпечатков | 指纹传感器 | 指紋感測器 | 指紋センサ | 지문 센서`,
  `co2 sensor | carbon dioxide sensor`,
  `air quality sensor || luftqualitätssensor`,
  `gas sensor || gassensor | capteur de gaz | sensor de gas | sensore di gas | датчик газа | 气体传感器 | 氣體感測器 | ガスセンサ |
    가스 센서 | حساس غاز`,
  `pir sensor | pir motion sensor | pyroelectric sensor || bewegungsmelder | pir sensor | capteur pir | sensor pir | датчик
    движения pir | 人体红外传感器 | 热释电 | 焦電センサ | 인체 감지 센서`,
  `distance sensor || abstandssensor | capteur de distance | sensor de distancia | sensore di distanza | датчик расстояния |
    距离传感器 | 測距センサ | 거리 센서`,
  `proximity sensor || näherungssensor | capteur de proximité | sensor de proximidad | sensore di prossimità | датчик приближения |
    接近传感器 | 近接センサ | 근접 센서`,
  `ultrasonic sensor | ultrasonic transducer || ultraschallsensor | capteur à ultrasons | capteur ultrason | sensor ultrasónico |
    sensore a ultrasuoni | ультразвуковой датчик | 超声波传感器 | 超聲波感測器 | 超音波センサ | 초음파 센서 | حساس فوق صوتي`,
  `level sensor | water level sensor | liquid level sensor || füllstandssensor | capteur de niveau | sensor de nivel | sensore di
    livello | датчик уровня | 液位传感器 | 液位感測器 | 수위 센서`,
  `flow sensor | water flow sensor | flow meter || durchflusssensor | capteur de débit | sensor de flujo | sensore di flusso |
    датчик потока | 流量传感器 | 流量感測器 | 流量センサ | 유량 센서`,
  `load cell | weight sensor || wägezelle | celda de carga | célula de carga | cella di carico | тензодатчик | 称重传感器 | 稱重感測器 |
    ロードセル | 로드셀 | خلية حمل`,
  `thermocouple || thermoelement | termopar | termocoppia |
    термопара | 热电偶 | 熱電偶 | 熱電対 | 열전대 | مزدوجة حرارية`,
  `touch sensor | touch controller | capacitive touch sensor | capacitive touch controller | touch screen controller ||
    touchcontroller | berührungssensor | contrôleur tactile | capteur tactile | controlador táctil | sensor táctil | controller
    touch | сенсорный контроллер | 触摸芯片 | 触摸传感器 | 觸控晶片 | タッチコントローラ | タッチセンサ | 터치 컨트롤러 |
    터치 센서`,
  `rotary encoder | encoder knob | incremental encoder || drehgeber | drehimpulsgeber | encodeur rotatif | codeur rotatif |
    codificador rotatorio | encoder rotativo | энкодер | 旋转编码器 | 編碼器開關 | 旋轉編碼器 | ロータリーエンコーダ |
    ロータリーエンコーダー | 로터리 엔코더 | مشفر دوار`,
  `toggle switch || kippschalter | interrupteur à bascule | interrupteur à levier | inverseur à levier | interruptor de palanca |
    interruttore a levetta | тумблер | 钮子开关 | 鈕子開關 | トグルスイッチ | 토글 스위치 | مفتاح تبديل`,
  `slide switch || schiebeschalter | interrupteur à glissière | interruptor deslizante | interruttore a slitta | ползунковый
    переключатель | движковый переключатель | 拨动开关 | 撥動開關 | スライドスイッチ | 슬라이드 스위치 | مفتاح منزلق`,
  `rocker switch || wippschalter | wippenschalter | interrupteur basculant | interruptor basculante | interruttore a bilanciere |
    клавишный переключатель | 船型开关 | 船型開關 | ロッカースイッチ | 로커 스위치`,
  `dip switch | dipswitch || dil switch | dip schalter | mäuseklavier | interrupteur dip | commutateur dip | interruptor dip |
    dip переключатель | дип переключатель | 拨码开关 | 指撥開關 | ディップスイッチ | dipスイッチ | 딥 스위치`,
  `rotary switch || drehschalter | commutateur rotatif | conmutador rotativo | commutatore rotativo | галетный переключатель |
    旋转开关 | 旋轉開關 | ロータリースイッチ | 로터리 스위치`,
  `micro switch | limit switch || mikroschalter | endschalter | microrupteur | final de carrera | microinterruttore | finecorsa |
    микропереключатель | концевой выключатель | 微动开关 | 微動開關 | マイクロスイッチ | 마이크로 스위치`,
  `reed switch | reed contact || reedschalter | reedkontakt | interrupteur reed | interruptor reed | interruttore reed | геркон |
    干簧管 | 磁簧開關 | リードスイッチ | 리드 스위치`,
  `reed relay || reedrelais | relais reed | relé reed | relè reed | герконовое реле | 干簧继电器 | 磁簧繼電器 | リードリレー |
    리드 릴레이`,
  `joystick | thumbstick || джойстик | 摇杆 | 搖桿 | ジョイスティック | 조이스틱`,
  `transformer | power transformer | flyback transformer | pulse transformer || transformator | trafo | netztrafo | transformateur |
    transformador | trasformatore | трансформатор | 变压器 | 變壓器 | 電源トランス | 변압기 | 트랜스포머`,
  `power supply | power adapter | switching power supply | psu | ac adapter | wall adapter | ac dc converter | ac dc module ||
    netzteil | steckernetzteil | schaltnetzteil | alimentation à découpage | bloc d'alimentation | adaptateur secteur | fuente de
    alimentación | fuente conmutada | adaptador de corriente | alimentatore | блок питания | источник питания | адаптер питания |
    开关电源 | 电源适配器 | 交換式電源 | 電源供應器 | 電源適配器 | スイッチング電源 | acアダプタ | acアダプター | 전원 공급 장치 |
    전원 어댑터 | مزود طاقة | محول طاقة`,
  `solar panel | solar cell || solarzelle | solarmodul | panneau solaire | panel solar | célula solar | pannello solare | солнечная
    панель | солнечная батарея | 太阳能板 | 太陽能板 | ソーラーパネル | 태양광 패널 | لوح شمسي`,
  `laser diode | laser module || laserdiode | lasermodul | diode laser | diodo láser | diodo laser | лазерный диод | 激光二极管 |
    雷射二極體 | レーザーダイオード | 레이저 다이오드 | ديود ليزر`,
  `gas discharge tube | gdt || gasableiter | éclateur à gaz | descargador de gas | scaricatore a gas | газоразрядник |
    气体放电管 | 氣體放電管 | ガス放電管 | 가스 방전관`,
  `digital potentiometer | digipot || digitalpotentiometer | digitales potentiometer | potentiomètre numérique | potenciómetro digital
    | potenziometro digitale | цифровой потенциометр | 数字电位器 | 數位電位器 | デジタルポテンショメータ | 디지털 가변저항`,
  `load switch | power switch | high side switch | usb power switch || lastschalter | интеллектуальный ключ | 负载开关 | 負載開關 |
    ロードスイッチ | 로드 스위치`,
  `current sense amplifier | current shunt monitor | current monitor || strommessverstärker | amplificateur de courant | усилитель
    датчика тока | 电流检测放大器 | 電流檢測放大器 | 電流検出アンプ`,
  `headphone amplifier | headphone amp || kopfhörerverstärker | ampli casque | amplificador de auriculares | amplificatore per cuffie |
    усилитель для наушников | 耳机放大器 | 耳機放大器 | ヘッドホンアンプ | 헤드폰 앰프`,
  `video amplifier || videoverstärker | amplificateur vidéo | amplificador de vídeo | amplificatore video | видеоусилитель | 视频放大器 |
    視訊放大器 | ビデオアンプ`,
  `audio codec | codec || аудиокодек | 音频编解码器 | 音訊編解碼器 | オーディオコーデック | 오디오 코덱`,
  `tcxo | temperature compensated crystal oscillator | temperature compensated oscillator || 温补晶振 | 溫補晶振`,
  `ir receiver | infrared receiver | ir remote receiver || ir empfänger | infrarotempfänger | récepteur infrarouge | receptor
    infrarrojo | ricevitore infrarosso | ик приемник | ик приёмник | 红外接收头 | 紅外接收頭 | 赤外線受光モジュール |
    적외선 수신기 | مستقبل أشعة تحت الحمراء`,
  `development board | dev board | evaluation board | eval board | demo board | development kit | evaluation kit | dev kit ||
    entwicklungsboard | evaluationsboard | carte de développement | placa de desarrollo | scheda di sviluppo | отладочная плата |
    开发板 | 開發板 | 開発ボード | 評価ボード | 개발 보드 | لوحة تطوير`,
  `breadboard || steckbrett | plaque d'essai | placa de pruebas | 面包板 | 麵包板 | ブレッドボード | 브레드보드`,
  `usb cable || usb kabel | câble usb | cable usb | cavo usb | usb кабель | кабель usb | usb线 | usbケーブル | usb 케이블`,
  `ribbon cable | flat cable || flachbandkabel | nappe | cable plano | cavo piatto | шлейф | 排线 | 排線 | フラットケーブル |
    리본 케이블`,
  `jumper wire | dupont wire || steckbrückenkabel | fil de liaison | cable dupont | 杜邦线 | 杜邦線 | ジャンパー線 | 점퍼선`,
  `standoff | pcb standoff || abstandsbolzen | entretoise | separador hexagonal | distanziale | 铜柱 | 銅柱 | 서포트`,
]
