import type { enErrors } from './en';

export const deErrors = {
  'error.unknown': 'Das hat nicht geklappt: {detail}',
  'error.unreachable': 'Der Server antwortet nicht. Versuche es gleich noch einmal.',
  'error.merge':
    'Dieser Stein würde zwei deiner Käfer verbinden. Wähle ein Feld, das nur einen berührt.',
  'error.too-big': 'Der Käfer würde größer als der größte auf dem Brett. Wähle ein anderes Feld.',
  'error.occupied': 'Dieses Feld ist besetzt. Wähle ein leeres.',
  'error.must-eat': 'Der Zug ist nicht zu Ende: Einer deiner Käfer muss fressen.',
  'error.not-an-eater': 'Kein Käfer, der fressen darf, kann auf diesem Feld wachsen.',
  'error.surrounded': 'Dieses Feld ist von gegnerischen Steinen umschlossen. Wähle ein anderes.',
  'error.not-your-turn': 'Du bist noch nicht am Zug.',
  'error.not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  'error.wrong-phase': 'Das passt nicht zu diesem Teil des Zuges.',
  'error.game-over': 'Das Spiel ist zu Ende.',
  'error.not-running': 'Das Spiel läuft nicht.',
  'error.turn-is-over': 'Der Zug endet vor diesem Schritt. Lass den Rest weg.',
  'error.turn-incomplete': 'Der Zug ist nicht vollständig.',
  'error.chance-is-due': 'Erst kommen die Würfel oder die Karten. Versuche es gleich noch einmal.',
  'error.no-swap': 'Die Farben können jetzt nicht getauscht werden.',
  'error.stale-version': 'Am Tisch ging es inzwischen weiter. Sieh nach und wähle neu.',
  'error.nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'error.unknown-table': 'Diesen Tisch gibt es nicht.',
  'error.unknown-board': 'Dieses Brett gibt es nicht.',
  'error.unknown-game': 'Dieses Spiel gibt es nicht.',
  'error.bad-invite': 'Dieser Einladungslink gilt nicht. Bitte um einen neuen.',
  'error.seat-taken': 'Dieser Platz ist besetzt. Wähle einen anderen.',
  'error.no-open-seat': 'Alle Plätze sind besetzt. Du kannst zusehen.',
  'error.already-seated': 'Du sitzt schon an diesem Tisch.',
  'error.not-seated': 'Du sitzt nicht an diesem Tisch.',
  'error.bad-name': 'Ein Name hat 1 bis 24 Zeichen.',
  'error.name-letters':
    'Ein Name besteht aus Buchstaben und Ziffern einer Schrift. Dazwischen dürfen Leerzeichen und - . _ stehen.',
  'error.name-reserved':
    'Bei diesem Namen dächten die anderen an etwas anderes. Wähle einen anderen.',
  'error.name-taken':
    'Jemand hat diesen Namen oder einen, der genauso aussieht. Wähle einen anderen.',
  'error.bad-password': 'Ein Passwort hat 10 bis 256 Zeichen und ist nicht der Name.',
  'error.wrong-password': 'Das ist nicht dein bisheriges Passwort.',
  'error.bad-credentials': 'Dieser Name und dieses Passwort gehören nicht zusammen.',
  'error.has-account': 'Du bist schon mit einem Konto angemeldet. Melde dich erst ab.',
  'error.signed-out': 'Du bist nicht mehr angemeldet. Melde dich wieder an.',
  'error.unknown-session': 'Dieser Browser ist schon abgemeldet.',
  'error.rate-limited': 'Das war viel auf einmal. Warte kurz und versuche es noch einmal.',
  'error.too-large': 'Dieser Text ist zu lang.',
  'error.record-withheld': 'Die Aufzeichnung wird gezeigt, wenn das Spiel zu Ende ist.',
  'error.bad-step': 'Das ist nicht der Text eines Zuges. Sieh dir das Beispiel unter dem Feld an.',
  'error.bad-cell':
    'Dieses Feld gibt es auf dem Brett nicht. Ein Feld ist ein Buchstabe und eine Zahl, etwa c3.',
  'error.unknown-kind': 'Diese Käferart gibt es nicht.',
  'error.empty-turn': 'Schreib erst einen Zug.',
  'error.growth-merges':
    'Der fressende Käfer darf nicht in einen anderen deiner Käfer wachsen. Wähle ein anderes Feld.',
  'error.nothing-to-eat': 'Keiner deiner Käfer muss jetzt fressen. Setze einen Stein.',
  'error.not-an-enemy': 'Auf diesem Feld liegt kein gegnerischer Stein.',
  'error.remove-first': 'Nimm zuerst gegnerische Steine weg.',
  'error.nothing-to-remove': 'Alle Steine dieses Zuges sind weggenommen. Setze jetzt Steine.',
  'error.wrong-captures': 'Dieser Stein schlägt andere Steine, als der Text sagt.',
  'error.step-is-due': 'Jetzt ist ein Spieler dran, nicht die Würfel oder die Karten.',
  'error.unknown-option': 'Diese Einstellung hat das Spiel nicht.',
  'error.unknown-bot': 'Diesen Bot gibt es nicht.',
  'error.bad-clock':
    'Eine Live-Uhr hat 1 Sekunde bis 3 Stunden und höchstens 180 Sekunden mehr je Zug; in einer Fernpartie sind es 1 bis 14 Tage je Zug.',
  'error.clock-same-screen':
    'An einem Bildschirm gibt es keine Fernpartie. Wähle eine Live-Uhr oder keine.',
  'error.time-is-up': 'Das kam zu spät: Die Zeit war abgelaufen.',
  'error.not-claimable': 'Noch ist niemand lange genug weg. Warte, oder spiele weiter.',
  'error.no-vacation': 'An diesem Tisch gibt es jetzt keinen Urlaub zu nehmen.',
  'error.bot-too-slow': 'Dieser Bot würde zu lange nachdenken. Wähle einen schnelleren.',
  'error.bots-busy': 'Die Bots haben gerade viel zu bedenken. Versuche es etwas später.',
  'error.no-hints': 'Tipps gibt es nur, wenn niemand sonst gegen dich spielt.',
  'error.no-seat-for-you': 'Nimm mindestens einen Platz am eigenen Tisch.',
  'error.hidden-cards':
    'Wo Karten verdeckt sind, können zwei nicht an einem Bildschirm spielen. Nimm einen Platz.',
  'error.unknown-seat': 'Diesen Platz hat der Tisch nicht.',
  'error.unknown-commitment': 'Der Server wurde inzwischen neu gestartet. Versuch es noch einmal.',
  'error.too-many-tables': 'Du sitzt an zu vielen Tischen. Beende erst einige Spiele.',
  'error.too-many-sockets': 'Es sind zu viele Seiten zugleich offen. Schließe einige.',
  'error.timeout': 'Das hat zu lange gedauert. Versuche es noch einmal.',
  'error.busy': 'Der Server ist gerade voll. Versuche es später noch einmal.',
  'error.unavailable':
    'Im Augenblick kann nichts gespeichert werden. Versuche es nach einer Weile noch einmal.',
  'error.internal': 'Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir.',
  'error.bad-message': 'Eine Nachricht hat 1 bis 280 Zeichen in einer Zeile.',
  'error.room-closed':
    'Dieser Raum steht dir jetzt nicht offen. Spielende und Zuschauende reden getrennt, bis die Partie vorbei ist.',
  'error.chat-full': 'Dieser Raum ist voll. Hier lässt sich nichts mehr sagen.',
  'error.unknown-message': 'Diese Nachricht gibt es nicht.',
  'error.rated-seats':
    'Eine gewertete Partie spielen Menschen, auf jedem Platz einer. Nimm einen Platz und lass die anderen offen.',
  'error.rated-account': 'Gewertete Partien sind für Leute mit Konto. Melde dich erst an.',
  'error.unknown-person': 'Niemand mit einem Konto heißt so.',
  'error.nothing-to-take-back': 'Du hast noch keinen Zug beendet, der sich zurücknehmen ließe.',
  'error.random-since':
    'Seitdem haben die Würfel oder die Karten entschieden: Dein letzter Zug lässt sich nicht zurücknehmen.',
  'error.takeback-hidden': 'Wo Karten verdeckt sind, lässt sich kein Zug zurücknehmen.',
  'error.takeback-open':
    'Es ist schon gebeten worden, einen Zug zurückzunehmen. Das wird zuerst beantwortet.',
  'error.no-takeback': 'Dich bittet niemand, einen Zug zurückzunehmen.',
  'error.no-replies':
    'Antworten kann man nur bei Fernpartien hinterlegen, in Spielen zu zweit ohne Zufall und verdeckte Karten.',
  'error.replies-your-turn':
    'Du bist am Zug. Antworten hinterlegt man, während die andere Seite am Zug ist.',
  'error.expected-illegal': 'Der erwartete Zug ist jetzt nicht möglich.',
  'error.expected-unfinished': 'Der erwartete Zug ist nicht vollständig. Schreib ihn zu Ende.',
  'error.reply-illegal': 'Deine Antwort ist nach dem erwarteten Zug nicht möglich.',
  'error.reply-unfinished': 'Deine Antwort ist kein ganzer Zug. Schreib ihn zu Ende.',
  'error.reply-twice': 'Auf diesen Zug hast du schon eine Antwort hinterlegt. Entferne sie zuerst.',
  'error.not-over':
    'Die Partie läuft noch. Eine Revanche lässt sich anbieten, wenn sie zu Ende ist.',
  'error.rematch-gone':
    'Jemand, der hier gespielt hat, hat sein Konto gelöscht. Eröffne einen neuen Tisch.',
  'error.rematch-begun': 'Die Revanche hat schon begonnen.',
  'error.not-invited': 'Dieser Platz ist für jemand anderen reserviert. Du kannst zuschauen.',
  'error.not-opener': 'Nur wer diesen Tisch eröffnet hat, darf ihn schließen.',
  'error.begun': 'Das Spiel hat begonnen. Nur vorher kann ein Tisch geschlossen werden.',
  'error.table-closed':
    'Dieser Tisch wurde geschlossen, bevor das Spiel begann. Eröffne einen eigenen.',
  'error.challenge-declined':
    'Du hast diese Herausforderung abgelehnt. Eröffne einen eigenen Tisch.',
  'error.challenge-seats':
    'Eine Herausforderung hält einen Platz frei. Besetze die anderen selbst oder mit Bots.',
  'error.challenge-yourself': 'Du kannst dich nicht selbst herausfordern. Wähle jemand anderen.',
} as const satisfies Record<keyof typeof enErrors, string>;
