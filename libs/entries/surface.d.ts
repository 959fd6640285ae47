import { addDays } from '@gb/domain';
import { ApiData } from '@gb/api-client';
import type { BodyFlag } from '@gb/domain';
import { CareCall } from '@gb/domain';
import type { ClinicSheet } from '@gb/domain';
import { DAY_ZERO } from '@gb/domain';
import { dayNumber } from '@gb/domain';
import { daysBetween } from '@gb/domain';
import { Deferred } from '@gb/mfe-contract';
import { EntryKind } from '@gb/device';
import type { EntryReader } from '@gb/device';
import { EntryValues } from '@gb/device';
import { FluidType } from '@gb/domain';
import type { InstantFault } from '@gb/domain';
import { isDay } from '@gb/domain';
import { isOver } from '@gb/domain';
import { isWithin } from '@gb/domain';
import { JSX } from 'react';
import { Language } from '@gb/domain';
import { monthsBetween } from '@gb/domain';
import type { Outbox } from '@gb/device';
import { Part } from '@gb/mfe-contract';
import type { PendingEntry } from '@gb/device';
import { reaches } from '@gb/domain';
import { ReactNode } from 'react';
import type { Refusal } from '@gb/device';
import { roundToStep } from '@gb/domain';
import type { Shown } from '@gb/device';
import type { StagedPerson } from '@gb/domain';
import { uiMessages } from '@gb/ui';

export { addDays }

/**
 * Resolves when what somebody came for is there, or when that takes long; for parts of the app, and of the cards of remotes on Home,
 * that come behind it. They are no work for idle moments: they come on every line, because without them something cannot be done.
 */
export declare const afterFirst: () => Promise<void>;

/** Every page at once, newest first, for what has no gaps. `read` is asked as often as there are pages. */
export declare const allPagesOf: <Page extends Paged>(read: PageReader<Page>, signal: AbortSignal) => Promise<Page[]>;

/** "8 oz", "237 ml". */
export declare const amountInWords: (oz: number, unit: FluidUnit) => string;

declare type AnyCatalog = Pick<Catalog<unknown>, 'load' | 'speaks' | 'watch'>;

/** What was just written or checked about the body, and how it is kept. */
export declare interface BodyRaised {
    flags: readonly BodyFlag[];
    written: HelpWritten;
    /** It was checked, not written, and is kept nowhere. */
    isChecked?: boolean;
}

/** A part that nobody can do without: it is asked for until it is there. */
export declare function Brought<P extends object>({ part, partProps, loading, failed, }: Properties_3<P>): ReactNode;

/**
 * The messages of a feature: English is part of the code, and stands in until another language is there; each other one
 * is a file of its own that comes when somebody needs it, and that the service worker keeps. Source: decision 142.
 */
export declare class Catalog<M> {
    private readonly english;
    private readonly loads;
    private readonly there;
    private readonly coming;
    private readonly watchers;
    constructor(english: M, loads: Loads<M>);
    /** The messages in a language, or in English as long as that one is not there. */
    readonly in: (language: Language) => M;
    /** Whether it speaks a language by now. */
    readonly speaks: (language: Language) => boolean;
    /** Sends for a language. It never fails: without a connection it is asked for again when there is one. */
    readonly load: (language: Language) => Promise<void>;
    /** Told when a language is there. @returns ends it */
    readonly watch: (watcher: () => void) => (() => void);
}

/** Makes the messages of a feature; `npm run generate` writes the call. */
export declare const catalog: <M>(english: M, loads: Loads<M>) => Catalog<M>;

/** What the clinic of a person says, as the rules take it; null when it was not told. */
export declare const clinicSheetOf: ({ clinic_plan: wire }: Partial<Profile>) => ClinicSheet | null;

/** Answers "Did you log everything?": that was all. What the concerns say next comes from the server. */
export declare function ConcernAnswer({ userId, label }: Properties_4): JSX.Element;

/** The concerns of a person, as far as they were read. */
declare interface ConcernsRead {
    /** The most urgent first; what was kept while offline, and null when there is nothing. */
    concerns: readonly ShownConcern[] | null;
    /** They have come, or will not come for now: they failed, or the device is offline. */
    isSettled: boolean;
    /** The server has spoken last: they are not what was kept, without a connection or after a read that failed. */
    isCurrent: boolean;
}

/** The countries whose help lines we know, by their names in a language and in its order; the last is any other. */
export declare const countryOptions: (language: Language, elsewhere: string) => {
    value: string;
    label: string;
}[];

export { DAY_ZERO }

export { dayNumber }

export { daysBetween }

/** A drink in US fl oz. */
export declare interface Drink extends Entry {
    fluidType: FluidType;
    amountOz: number;
}

/** Makes drinks of what is on its way; `dayOf` tells the local day of an instant. */
export declare function drinkReader(dayOf: (recordedAt: string) => string): EntryReader<'fluid', Drink>;

/** What every entry of a log has. */
export declare interface Entry {
    entryId: string;
    /** ISO 8601, UTC. */
    recordedAt: string;
    /** The local day it counts for, YYYY-MM-DD. */
    day: string;
}

export declare const entryCatalog: Catalog<typeof messages>;

/** The kind of a log, how its entries are sent, and its sentences. */
declare interface EntryLogOptions<K extends EntryKind, E extends Entry> {
    kind: K;
    toValues: (entry: E) => EntryValues[K]['create'];
    words: {
        undo: string;
        failed: string;
        deleted: (entry: E) => string;
    };
}

/** What every log says alike, in English: for what is not translated, and for releases that know no catalog. */
export declare const entryWords: {
    when: string;
    now: string;
    changeWhen: string;
    backToNow: string;
    whenFaults: {
        unreadable: string;
        ahead: string;
        too_old: string;
    };
    waiting: string;
    keptInList: (count: number) => string;
    outboxFull: string;
};

/** Felt under the thumb where the phone can; nobody who asked for stillness feels anything. */
export declare function feelLogged(): void;

/** Resolves when what somebody came for is there, however long that takes. */
export declare const firstCame: () => Promise<unknown>;

/** Ounces are stored; milliliters are how some people measure. */
export declare const FLUID_UNITS: Record<FluidUnit, Unit>;

export declare type FluidUnit = 'oz' | 'ml';

declare type HelpCard = 'crisis' | 'body';

/** How words that call for help are kept: by us, on this device until there is a connection, or only where they were typed. */
export declare type HelpWritten = 'saved' | 'kept' | 'unsaved';

/** From now on nothing counts as first come before this has come; the page does it once, when it starts. */
export declare function holdUntil(moment: Promise<unknown>): void;

export { isDay }

export { isOver }

export { isWithin }

declare type Kept = ReturnType<Outbox['write']>;

/** What is downloaded when it is first needed: rules, or a component. */
export declare interface Later<T> {
    /** Downloads it, or gives what is there. A failed download is not remembered. */
    load: () => Promise<T>;
    /** What has come, if it has. */
    readonly current: T | null;
}

/** Rules in a file of their own: `later(() => import('./day-rules'))`. Components have `deferred`. */
export declare const later: <T>(download: () => Promise<T>) => Later<T>;

/** Sends for the person's own language, so that it is there before anything is said; English stands in where it does not come. */
export declare const loadOwnLanguage: (catalogs: readonly AnyCatalog[]) => Promise<void>;

declare type Loads<M> = Readonly<Record<Other, () => Promise<{
    messages: M;
}>>>;

declare const messages: {
    waiting: string;
    unsaved: ({ why }: {
        why: string;
    }) => string;
    kept: ({ count }: {
        count: number;
    }) => string;
    outboxFull: string;
    answering: string;
    answerFailed: string;
    whenFaults: {
        unreadable: string;
        ahead: string;
        too_old: string;
    };
    refused: string;
    gone: string;
    fields: {
        recorded_at: string;
        amount_oz: string;
        weight_lbs: string;
        dosage_mg: string;
        dosage_amount: string;
        notes: string;
        items: string;
        meal_type: string;
    };
};

export { monthsBetween }

/** A new press: its id and its instant, now unless one was chosen. */
export declare const newPress: (recordedAt?: string | null) => Press;

declare type Other = Exclude<Language, 'en'>;

/** The quiet way to the other language, in its own name. */
export declare function OtherLanguage({ onChoose }: {
    onChoose: (language: Language) => void;
}): JSX.Element[];

/** Writes of one kind of entry. Each resolves as soon as the write is kept, long before the server has it. */
export declare interface OutboxWriter<K extends EntryKind> {
    /** A new entry, felt when it is kept. The same id again, as by a double tap, is the same entry. */
    create: (entryId: string, values: EntryValues[K]['create']) => Kept;
    /** Changes an entry, whether the server has it yet or not. */
    change: (entryId: string, values: EntryValues[K]['change']) => Kept;
    /** Deletes an entry: gone from the lists at once, sent after `holdMs` (default 15 s, for Undo; 0 for at once). */
    remove: (entryId: string, holdMs?: number) => Kept;
    /** Takes a deletion back; false when it may have been sent: then create the entry anew, with a new id. */
    undo: (entryId: string) => Promise<boolean>;
    /** Gives up what waits or was refused. */
    discard: (entryId: string) => Promise<void>;
    /** Sends a refused entry again as it is. */
    retry: (entryId: string) => Promise<void>;
}

/** A part of a screen in the person's own language: all of it at once, in English until then. Source: decision 150. */
export declare function OwnLanguage({ isTried, catalogs, children }: Properties): JSX.Element;

/** The same as `useOwnLanguage`, for now. */
export declare const ownLanguage: () => Language;

declare interface Paged {
    next_before: string | null;
}

/** Which page is asked for: the newest one, or the one after a cursor. */
declare interface PageQuery {
    before?: string;
}

/** Reads one page of what is listed newest first; `next_before` is null on the last one. */
declare type PageReader<Page> = (query: PageQuery, signal: AbortSignal) => Promise<Page>;

/**
 * What `useInfiniteQuery` needs to read a list page by page, newest first.
 * @param read asks for one page
 */
export declare const pagesOf: <Page extends Paged>(read: PageReader<Page>) => {
    queryFn: ({ pageParam, signal }: {
        pageParam: string | null;
        signal: AbortSignal;
    }) => Promise<Page>;
    initialPageParam: string | null;
    getNextPageParam: (page: Page) => string | null;
};

/** What makes a new entry the same entry on every retry. */
export declare interface Press {
    entryId: string;
    /** ISO 8601, UTC. */
    recordedAt: string;
}

declare type Profile = ApiData<'/api/profile/{user_id}'>;

declare interface Properties {
    /** Whether who looks at it tries what is translated: a flag. */
    isTried: boolean;
    /** All that is said in it; the words of logs and of @gb/ui are among it by themselves. */
    catalogs: readonly AnyCatalog[];
    children: ReactNode;
}

declare interface Properties_2 {
    /** What `useSpoken` said. */
    language: Language;
    children: ReactNode;
}

declare interface Properties_3<P extends object> {
    part: Part<P>;
    partProps: P;
    /** What stands there until the part has come. */
    loading?: ReactNode;
    /** What stands there once its download has failed, while it is asked for again; like `loading` by default. */
    failed?: ReactNode;
}

declare interface Properties_4 {
    userId: string;
    /** What the button says. */
    label: string;
}

export { reaches }

/** The instant (ISO 8601, UTC) that was typed, or why there is none. Now is `null`: the moment of saving. */
export declare function readWhen(when: When, now?: number): {
    recordedAt: string | null;
} | WhenFault;

/** Why an entry was not saved, in one sentence for the person who wrote it. */
export declare function refusalInWords({ reason, message, fields }: Refusal, language: Language): string;

export { roundToStep }

/** Whether to load little: the person asked for it, or the line is paid by the byte, or it hardly carries a page. */
export declare function savesData(): boolean;

/** One thing to be concerned about, as it is shown. */
export declare type ShownConcern = ApiData<'/api/concerns/{user_id}'>['concerns'][number];

/** A stored number as it is shown in a unit. */
export declare const shownIn: (stored: number, unit: Unit) => number;

/** All messages below are in this language, and what components of @gb/ui say by themselves, once it is there. */
export declare const Speaking: ({ language, children }: Properties_2) => JSX.Element;

/** Of whom a phase is asked, by their profile: also without a connection. */
export declare const stagedOf: (profile: Partial<Profile>) => StagedPerson;

/** Whether an entry is sent, and why not: `<SendState {...stateInWords(entry, useLanguageHere())} />`. */
export declare function stateInWords({ state, refusal }: Shown<object>, language?: Language): {
    state: Shown<object>['state'];
    text: string | null;
};

/** The bytes of a file as base64, as a form sends it: without a `data:` prefix. */
export declare const toBase64: (blob: Blob) => Promise<string>;

/** A stored drink of the wire. */
export declare const toDrink: (entry: ApiData<'/api/fluid-summary/{user_id}'>['entries'][number]) => Drink;

/** What components of @gb/ui say by themselves: that package knows no catalogs. Source: decision 150. */
export declare const uiCatalog: Catalog<typeof uiMessages.english>;

/** As long as the message with Undo stays. Source: product-rules 10. */
export declare const UNDO_MS = 10000;

/** A unit on screen for something that is stored in another one. */
export declare interface Unit {
    /** Beside the number. */
    label: string;
    /** How fine it is shown and typed. */
    step: number;
    toStored: (shown: number) => number;
    fromStored: (stored: number) => number;
}

/** Whether the card about the body stands on top. Every new writing with a red flag raises it again. */
export declare function useBodyFlags(userId: string): {
    /** What was just written; null when there was nothing, or the person has put the card away. */
    raised: BodyRaised | null;
    raise: (value: BodyRaised | null) => void;
    close: () => void;
};

/**
 * Whom to call with one press: the surgeon of the card, and the clinic of the sheet, who answers now first. Nothing is asked for here, for help
 * waits for no answer: the profile is what the app has read already and keeps offline.
 * @param typed the surgeon's number while it is typed; what is kept on the card when absent
 */
export declare function useCareCalls(typed?: string): CareCall[];

/** What the logs of a person are concerned about. */
export declare function useConcernsRead(userId: string): ConcernsRead;

/** Whether the crisis card stands on top. Every new writing that calls for help raises it again. */
export declare function useCrisis(userId: string): {
    /** What was just written and calls for help; null when nothing was, or the person is safe. */
    raised: "kept" | "saved" | "unsaved" | null;
    isSafe: boolean;
    raise: (written: HelpWritten) => void;
    /** The person says that they are safe. */
    close: () => void;
};

/**
 * The local day, YYYY-MM-DD, that an instant (ISO 8601) counts for where the person is now, by the hour at which their
 * day begins. The server fixes the day of an entry by the same rule.
 */
export declare function useDayOf(): (recordedAt: string) => string;

/**
 * How the form of an entry saves: at the time of its field, once, and with what was typed in place until it is kept.
 * Both ways take what is to be saved, null where the form refuses some of it: the time is checked all the same. While
 * something is being saved, or where the time is refused (its field then says why), they do nothing.
 * @param stored the instant of an entry that is being edited; without it the form is for new ones
 */
export declare function useEntryForm(stored?: string): {
    when: {
        value: When;
        field: {
            value: When;
            onValueChange: (next: When) => void;
            thisMinute: () => string;
            min: string;
            max: string;
            error: string | undefined;
            canBeNow: boolean;
            words: {
                close: string;
                cancel: string;
                save: string;
                saving: string;
                retry: string;
                dismiss: string;
                notices: string;
                copy: string;
                copied: string;
                hold: string;
                when: string;
                now: string;
                changeWhen: string;
                backToNow: string;
                month: string;
                day: string;
                year: string;
            };
        };
        reset: () => void;
        read(): {
            recordedAt: string | null;
        } | null;
    };
    isSaving: boolean;
    /**
     * Saves an edited entry. `write` gets the chosen instant (ISO 8601, UTC), null where the time was left alone, and
     * resolves to whether the change is kept; so does this.
     */
    change: <V>(values: V | null, write: (values: V, recordedAt: string | null) => Promise<boolean>) => Promise<boolean>;
    /**
     * Saves a new entry. The same values again, as after a failure, are the same entry; once it is kept, the next one is
     * a new entry, at now. Resolves to what makes it that entry; null where nothing is kept.
     */
    add: <V>(values: V | null, write: (values: V, press: Press) => Promise<boolean>) => Promise<Press | null>;
};

/** What every log can do with its entries: kept on the device at once, sent behind it, deletion with time for Undo. */
export declare function useEntryLog<K extends EntryKind, E extends Entry>(options: EntryLogOptions<K, E>): {
    /** Logs an entry; the same id again is the same entry. Resolves to whether it is kept. */
    add: (entry: E) => Promise<boolean>;
    /** Changes an entry, whether it is sent yet or not. Resolves to whether the change is kept. */
    change: (entryId: string, values: EntryValues[K]['change']) => Promise<boolean>;
    /** Deletes at once, without a way back: the Undo of something that was just added. */
    takeBack: (entry: E) => void;
    /** Gives up an entry that the server refused. */
    discard: (entry: E) => void;
    /** Removes an entry: gone at once, deleted when the time for Undo is over. */
    remove(entry: E): Promise<void>;
};

/** The unit of this browser, everywhere fluids are shown. */
export declare const useFluidUnit: () => [FluidUnit, (value: FluidUnit) => void];

/**
 * One press per intention. `of(values)` gives the same press again while the values are the same, so that pressing
 * the button once more after a failure cannot make a second entry; after `done()` the next press is a new one.
 */
export declare function useFormPress(): {
    /** @param recordedAt a chosen instant (ISO 8601, UTC); null for now */
    of(values: string, recordedAt?: string | null): Press;
    done(): void;
};

/** The hour of today where the person is, 0 to 29: counted on past midnight until their next day begins. */
export declare function useHourOfDay(): number;

/**
 * Whether a part has come for which more waits to be drawn, or is not wanted. For a download that failed nothing waits longer:
 * who draws the part goes on asking.
 */
export declare function useIsBrought<P extends object>(part: Deferred<P>, isWanted: boolean): boolean;

/** Whether help was called for and the screen has no place of its own for it. */
export declare function useIsHelpHomeless(userId: string): boolean;

/** Whether the server can be reached, as far as the shell has seen: it shares the manager with the remotes. */
export declare const useIsOnline: () => boolean;

/**
 * Whether anything is serious by what the server said last, of whichever log: what stands beside it praises nobody then. Null
 * while that is not known: before it has come, and without a connection, when nobody has weighed what was logged here. Only
 * `false` lets a thing be praised. Source: health-rules 9b.14.
 */
export declare function useIsSerious(userId: string): boolean | null;

/** Whether the profile has been read and no number of somebody to call is noted anywhere. */
export declare function useLacksCareCall(): boolean;

/** The language that is spoken here. */
export declare const useLanguageHere: () => Language;

/**
 * What nobody can do without: once needed it is asked for until it is there. What has come is read from the thing itself, so
 * that another one in the same place is never taken for the one before. Null while it is not there.
 * @param onFailure told `true` at each download that failed; the same function at each drawing
 */
export declare function useLater<T>(wanted: Later<T> | null, isNeeded: boolean, onFailure?: (hasFailed: true) => void): T | null;

/** Today where the person is, YYYY-MM-DD. Changes when their day begins and after a flight, without a reload. */
export declare function useLocalDay(): string;

/** The messages of a feature in the language that is spoken here; English where nobody has said it. */
export declare function useMessages<M>(catalog: Catalog<M>): M;

/**
 * Calls for help by what the server says of a note that has arrived, on whatever screen the person is then: the page may
 * have been closed too early, or the phrases may not have been there yet. Not where this page has put up the card already.
 */
export declare function useNoteCalls(userId: string): void;

/** True for the first tap on a value; a second one right behind it is the same finger, not a second entry. */
export declare function useOneTap(): (value: string) => boolean;

/**
 * The way every remote writes entries of a kind. Never POST, PATCH or DELETE an entry by hand: it would be lost
 * without a connection. Throws OutboxFullError (of @gb/device) when too much waits on this device.
 */
export declare function useOutboxWrite<K extends EntryKind>(kind: K): OutboxWriter<K>;

/** For a screen that shows the cards of help itself, as long as it is open. */
export declare function useOwnHelpPlace(): void;

/** The language of a person: what they chose on this device, else the first of their browser's that we speak. */
export declare const useOwnLanguage: () => Language;

/**
 * What was written here to the entries of a kind and is not in the last read yet, one per entry, oldest first.
 * Lay it over what the server listed with `mergePending` of @gb/device: it survives a reload and days
 * without a connection, so a list or a total without it is wrong.
 */
export declare function usePendingEntries<K extends EntryKind>(kind: K): readonly PendingEntry<K>[];

/** For which texts this page itself has put up a card; it is forgotten with the page. */
export declare function useShownFor(userId: string): {
    remember: (card: HelpCard, texts: readonly string[]) => void;
    has: (card: HelpCard, text: string) => boolean;
};

/**
 * A language, as soon as all of these messages speak it; English until then, so that two are never mixed. It sends for what
 * is missing.
 */
export declare function useSpoken(language: Language, catalogs: readonly AnyCatalog[]): Language;

/** Whether the card with a line for home or for drink stands there. Every new writing that tells of one raises it again. */
export declare function useSupportNeeds(userId: string): {
    /** What was just written of; empty when there was nothing, or the person has put the card away. */
    needs: readonly ("drink" | "home")[];
    raise: (value: readonly ("drink" | "home")[]) => void;
    close: () => void;
};

/** The unit of this browser, everywhere weights are shown. */
export declare const useWeightUnit: () => [WeightUnit, (value: WeightUnit) => void];

/**
 * When an entry happened, for its form: `<WhenField {...when.field} />`.
 * @param stored the instant of an entry that is being edited; without it the form starts at now
 */
export declare function useWhen(stored?: string): {
    value: When;
    /** What WhenField of @gb/ui takes. */
    field: {
        value: When;
        onValueChange: (next: When) => void;
        thisMinute: () => string;
        min: string;
        max: string;
        error: string | undefined;
        canBeNow: boolean;
        words: {
            close: string;
            cancel: string;
            save: string;
            saving: string;
            retry: string;
            dismiss: string;
            notices: string;
            copy: string;
            copied: string;
            hold: string;
            when: string;
            now: string;
            changeWhen: string;
            backToNow: string;
            month: string;
            day: string;
            year: string;
        };
    };
    reset: () => void;
    /**
     * The chosen instant, with `recordedAt: null` for now, or for an edited entry whose time was left alone (its
     * seconds stay). Null when it is refused; the field then says why.
     */
    read(): {
        recordedAt: string | null;
    } | null;
};

/** The texts for which a card of help was raised last: it speaks their language. */
export declare function useWrittenWords(userId: string): {
    words: readonly string[];
    remember: (value: readonly string[]) => void;
};

/** An instant as the clock of this device shows it, to the minute. */
export declare function wallClock(instant: Date): string;

/** Pounds are stored; kilograms are how some scales show it. */
export declare const WEIGHT_UNITS: Record<WeightUnit, Unit>;

/** "214.6 lbs", "97.3 kg". */
export declare const weightInWords: (lbs: number, unit: WeightUnit) => string;

export declare type WeightUnit = 'lbs' | 'kg';

/** What the field holds: 'YYYY-MM-DDTHH:mm' on the clock of this device, or null for now. */
declare type When = string | null;

/** Why an entry cannot be logged at the time that was typed. */
export declare type WhenFault = InstantFault | 'unreadable';

/** The instant and the local day that a write gives an entry; nothing where it leaves them alone. */
export declare const whenOf: (recordedAt: string | undefined, dayOf: (recordedAt: string) => string) => {
    recordedAt?: string;
    day?: string;
};

export declare type WhenState = ReturnType<typeof useWhen>;
