import type { ApiBody } from '@gb/api-client';
import { ApiClient } from '@gb/api-client';
import type { ApiData } from '@gb/api-client';

/** Makes the one outbox of the page. */
export declare const createOutbox: (options: OutboxOptions) => OutboxControl;

/** An outbox in memory that sends at once: for tests and the stand-alone page of a remote. */
export declare function createPageOutbox(api: ApiClient, userId: string | null): OutboxControl;

/**
 * Opens the store of a name. It holds no connection between calls, so that who deletes the database at sign-out waits
 * for nobody.
 */
export declare function createRecordStore(name: string): RecordStore;

export declare type EntryKind = keyof EntryValues;

/** How a kind of entry is made from what was written. */
export declare interface EntryReader<K extends EntryKind, E> {
    create: (entryId: string, values: EntryValues[K]['create']) => E;
    change: (entry: E, values: EntryValues[K]['create'] | EntryValues[K]['change']) => E;
}

/** What a write carries, by the kind of entry, in the shape of the wire. */
export declare interface EntryValues {
    fluid: {
        create: Values<ApiBody<'/api/fluid-entry', 'post'>>;
        change: Values<ApiBody<'/api/fluid-entry/{entry_id}', 'patch'>>;
    };
    vitamin: {
        create: Values<ApiBody<'/api/vitamin-entry', 'post'>>;
        change: Values<ApiBody<'/api/vitamin-entry/{entry_id}', 'patch'>>;
    };
    weight: {
        create: Values<ApiBody<'/api/weight-entry', 'post'>>;
        change: Values<ApiBody<'/api/weight-entry/{entry_id}', 'patch'>>;
    };
    mood: {
        create: Values<ApiBody<'/api/mood-entry', 'post'>>;
        change: Values<ApiBody<'/api/mood-entry/{entry_id}', 'patch'>>;
    };
    milestone: {
        create: Values<ApiBody<'/api/milestone-entry', 'post'>>;
        change: Values<ApiBody<'/api/milestone-entry/{entry_id}', 'patch'>>;
    };
    recovery: {
        create: Values<ApiBody<'/api/recovery-entry', 'post'>>;
        change: Values<ApiBody<'/api/recovery-entry/{entry_id}', 'patch'>>;
    };
    food: {
        create: Values<ApiBody<'/api/food-entry', 'post'>> & {
            /** The logged or favorite meal that it repeats. The server then takes the foods from there, while it knows it. */
            of?: string;
            shown: ShownFood[];
        };
        change: Values<ApiBody<'/api/food-entry/{entry_id}', 'patch'>> & {
            /** With `items` always, and never without. */
            shown?: ShownFood[];
        };
    };
}

/** One thing a person did to one entry. The entry id is made here and never by the server. */
export declare type EntryWrite<K extends EntryKind = EntryKind> = {
    [Each in K]: {
        kind: Each;
        action: 'create';
        entryId: string;
        values: EntryValues[Each]['create'];
    } | {
        kind: Each;
        action: 'change';
        entryId: string;
        values: EntryValues[Each]['change'];
    } | {
        kind: Each;
        action: 'delete';
        entryId: string;
    };
}[K];

declare interface Envelope {
    userId: string;
    /** The Idempotency-Key, made when the person pressed the button and never again. */
    key: string;
    /** ISO 8601, UTC: when it was written. */
    madeAt: string;
    /** IANA zone at that time: the server makes the entry's local day from it, wherever it is sent from. */
    timeZone: string;
    /** Not sent before this instant, in ms: the time for Undo. 0 for at once. */
    heldUntil: number;
    /** Whether it may have reached the server. */
    isTried: boolean;
    refusal: Refusal | null;
    /** When the server had it, ms; 0 before. */
    sentAt: number;
}

/** Short texts of this browser, each under a key of the list. A browser may refuse storage; nothing here throws. */
declare interface Kept {
    /** @param of whom or what it is kept for, where a key is kept for several; so everywhere below */
    read: (key: KeptKey, of?: string) => string | null;
    /** Keeps a text, or forgets it with null. */
    keep: (key: KeptKey, value: string | null, of?: string) => void;
    /** Called after every change, in this tab and in others. */
    subscribe: (listener: () => void) => () => void;
    /** Forgets what goes at a sign-out, whatever part of the product kept it. */
    forgetPerson: () => void;
    /** Puts back what stays at a sign-out: the server's answer to it empties the whole storage of the browser. */
    putBackWhatStays: () => void;
}

/** What this browser keeps. One for the page and every remote: what one changes, the others follow. */
export declare const kept: Kept;

declare type KeptKey = keyof typeof KEYS;

/**
 * Everything small that the product keeps in a browser, with what a sign-out does to it. What stays says nothing about a
 * person: how the app looks, where help is, which notes of ours were read. All the rest goes, and so does every key
 * that is not listed; sealed records and waiting writes have databases, which a sign-out deletes.
 * Source: decision 50.
 */
declare const KEYS: {
    readonly userId: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly email: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly recoveryCode: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly profile: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly consent: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly farewell: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly appLock: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly owedSignOut: {
        readonly name: 'gb.owed_sign_out';
        readonly place: 'browser';
        readonly atSignOut: 'untilTold';
        readonly unstored: 'lost';
    };
    readonly theme: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly dismissedNotes: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly redFlagsSeen: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly language: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly triesSpanish: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly helpCountry: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'stays';
        readonly unstored: "lost" | "page";
    };
    readonly declared: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly canaries: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly fluidUnit: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly weightUnit: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly weightPeriod: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly fluidType: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly myWeek: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly planWishes: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly ticks: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly fold: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly said: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly medicinesRead: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly installHidden: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly trustedPerson: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly ownCard: {
        readonly name: string;
        readonly place: 'browser';
        readonly atSignOut: 'goes';
        readonly unstored: "lost" | "page";
    };
    readonly identity: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly view: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly payment: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly beforePayment: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly confirmation: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly pendingScan: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly openPlan: {
        readonly name: string;
        readonly place: 'tab';
        readonly atSignOut: 'goes';
        readonly unstored: 'lost';
    };
    readonly installed: {
        readonly name: 'gb.installed';
        readonly place: 'tab';
        readonly atSignOut: 'stays';
        readonly unstored: 'lost';
    };
};

declare interface ListedEntry {
    entryId: string;
    /** ISO 8601, UTC. */
    recordedAt: string;
}

/**
 * The entries as they are shown, newest first: what the server listed, with what is on its way laid over it.
 * A read from after the sending has the last word.
 * @param readAt when the server was asked last, ms
 */
export declare function mergePending<K extends EntryKind, E extends ListedEntry>(read: {
    entries: readonly E[];
    readAt: number;
}, pending: readonly PendingEntry<K>[], reader: EntryReader<K, E>): Shown<E>[];

/** A write as it is kept. */
declare type NewItem = EntryWrite & Envelope;

/** Nobody is signed in, so a write would belong to nobody. */
export declare class NoProfileError extends Error {
    readonly name = "NoProfileError";
}

/**
 * How every remote writes entries. A write is on screen and on the device before any network; it is sent as soon as
 * that works, in order, once, and by one tab only. Everything here belongs to the profile that is signed in.
 */
export declare interface Outbox {
    /** Called after every change of what `pending` gives. */
    subscribe: (listener: () => void) => () => void;
    /** What is on its way, has just arrived, or needs attention; the same array until something changes. */
    pending: () => readonly PendingEntry[];
    /**
     * Keeps a write and sends it behind it. A change of a write that still waits becomes part of it; the same creation
     * or deletion again is the same one. `kept` is `page` when this browser could not store it: it then lives as long
     * as the page. Throws OutboxFullError, NoProfileError when nobody is signed in, and NetworkError when what keeps it
     * is not here yet and cannot be downloaded: then nothing is kept.
     * @param holdMs not sent before that time has passed or the page is left: the time for Undo
     */
    write: (write: EntryWrite, holdMs?: number) => Promise<{
        kept: OutboxItem['kept'];
    }>;
    /** Takes back a deletion that is held; false when it may have been sent: then only a new entry brings it back. */
    undo: (entryId: string) => Promise<boolean>;
    /** Gives up what waits for an entry. */
    discard: (entryId: string) => Promise<void>;
    /** Sends now: everything that waits, or one entry that was refused. */
    retry: (entryId?: string) => Promise<void>;
    /** Tells what has arrived. */
    onSent: (listener: (sent: SentWrite) => void) => () => void;
    /** Tells the error because of which everything waits, such as a connection that broke or a withdrawn consent. */
    onHeldUp: (listener: (error: unknown) => void) => () => void;
}

/** The shell's side: whose outbox it is, and when to try. */
export declare interface OutboxControl extends Outbox {
    /** Shows the outbox of a profile; null for nobody. */
    use: (userId: string | null) => void;
    /** Somebody is signed in (again); sends if it is the profile of the outbox. */
    resume: () => void;
    /** The network is back, or somebody looks at the page. */
    wake: () => void;
    /** The page is being left: the time for Undo is over. */
    release: () => void;
    /** Deletes everything of the profile from this device, in all tabs. */
    wipe: () => Promise<void>;
}

/** Too much waits to be sent from this device; the new write was not taken and stays with who typed it. */
export declare class OutboxFullError extends Error {
    readonly name = "OutboxFullError";
}

/** A write in its place. `version` grows with every change; who holds an older one may not change it. */
declare type OutboxItem = NewItem & {
    /** Order of writing. */
    seq: number;
    version: number;
    /** `page`: this browser could not store it; it lives as long as the page does. */
    kept: 'device' | 'page';
};

declare interface OutboxOptions {
    api: ApiClient;
    /** Whom the server has signed in; nothing is sent for anybody else. */
    signedIn: () => string | null;
    /** The server does not know the session any more. */
    onSignedOut?: () => void;
    /**
     * Resolves when the writes of a profile are to be looked at, given the name of their database; at once by default. Whoever
     * writes does not wait for it.
     */
    openWhen?: (database: string) => Promise<unknown>;
    openStore?: (userId: string) => Promise<OutboxStore>;
    deleteStore?: (userId: string) => Promise<void>;
    openTabs?: (userId: string) => Tabs;
    /** 0 to 1, for the jitter of the waits. */
    random?: () => number;
}

/** Where the writes of one profile wait. Every method is one atomic step. */
declare interface OutboxStore {
    /** All items, oldest first. */
    load: () => Promise<OutboxItem[]>;
    add: (item: NewItem) => Promise<OutboxItem>;
    /**
     * Puts the item in the place of its older version; null when somebody else changed or removed that one.
     * @param known the numbers this page knows: null also when somebody else added another one behind the item
     */
    replace: (item: OutboxItem, known?: ReadonlySet<number>) => Promise<OutboxItem | null>;
    /** False when somebody else changed or removed it first. */
    remove: (item: OutboxItem) => Promise<boolean>;
    close: () => void;
}

/** What happened here to one entry and may not be in the last read of the server. */
export declare interface PendingEntry<K extends EntryKind = EntryKind> {
    /** All writes to the entry as one: created with what was changed since, changed, or deleted. */
    write: EntryWrite<K>;
    /** The same one by one, oldest first, each with when it arrived (ms; 0 before). */
    writes: readonly {
        write: EntryWrite<K>;
        sentAt: number;
    }[];
    /** `sent`: the server has it, but a read from before `sentAt` does not show it yet. */
    state: 'waiting' | 'attention' | 'sent';
    /** ms; 0 while it is not sent. */
    sentAt: number;
    refusal: Refusal | null;
    /** A deletion that can still be undone. */
    isHeld: boolean;
    /** ISO 8601, UTC: the first of its writes. */
    madeAt: string;
    kept: OutboxItem['kept'];
}

/** Encrypted records on this device, one per owner. Everything throws where the browser has no database. */
export declare interface RecordStore {
    /** The owner's record; null when there is none, or none that opens. */
    read: (owner: string) => Promise<unknown>;
    write: (owner: string, value: unknown) => Promise<void>;
    /** Throws out the records of everybody else. */
    keepOnly: (owner: string) => Promise<void>;
    /** Throws out all records, where there ever were any. */
    clear: () => Promise<void>;
}

/** Why the server did not take a write, in its own words. Nothing but the person can go on from here. */
export declare interface Refusal {
    /** `gone`: the entry was deleted elsewhere; it can only be discarded. */
    reason: 'refused' | 'gone';
    status: number;
    message: string;
    /** The inputs that were refused. */
    fields: {
        field: string;
        message: string;
    }[];
}

/** A choice of this browser, such as a unit. */
declare interface Remembered<V extends string> {
    get: () => V;
    set: (value: V) => void;
    subscribe: (listener: () => void) => () => void;
}

/** Keeps one of `options` under a key; the first option until the person chooses another. */
export declare function remembered<V extends string>(key: KeptKey, options: readonly [V, ...V[]]): Remembered<V>;

/** Hands a file to the browser's downloads. */
export declare function saveFile(content: Blob, name: string): void;

/** A write that the server has answered; `answer` is its body, null for a deletion of what was gone already. */
export declare interface SentWrite {
    write: EntryWrite;
    answer: unknown;
}

/** An entry as it is shown. `refusal` is set where it needs attention. */
export declare type Shown<E> = E & {
    state: 'saved' | 'waiting' | 'attention';
    refusal: Refusal | null;
};

/**
 * What is on the plate, in the order of `items`, as it looks until the server has added it up: an item carries no
 * name and no figures of a food that the food table knows. Never sent.
 */
export declare type ShownFood = ApiData<'/api/food-entry', 'post'>['food_items'][number];

/** What the tabs of one profile tell each other. */
declare type TabMessage = 'changed' | 'wiped' | {
    sent: OutboxItem;
};

/** The other tabs of the same profile. */
declare interface Tabs {
    tell: (message: TabMessage) => void;
    listen: (listener: (message: TabMessage) => void) => () => void;
    /** Runs work as the leader: while no other tab runs its own. */
    asLeader: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Whether a card that folds is open, and how to say so: as the person left it on this device; before that, open where
 * the window is wide and closed on a phone.
 * @param name which card, e.g. `nutrition`
 */
export declare function useFold(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void];

/**
 * The country whose help lines a person sees, on every screen of the product: where the device is, or what they chose;
 * and how to choose. The choice stays on this device.
 */
export declare const useHelpCountry: () => [country: string, choose: (country: string) => void];

/** What is kept under a key; the screen follows every change. @param of whom it is kept for, where it is for several */
export declare const useKept: (key: KeptKey, of?: string) => string | null;

/** The remembered choice and how to change it; every screen that shows it follows. */
export declare function useRemembered<V extends string>(choice: Remembered<V>): [V, (value: V) => void];

declare type Values<Body> = Omit<Body, 'user_id' | 'entry_id'>;
