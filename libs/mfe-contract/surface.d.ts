import type { ApiClient } from '@gb/api-client';
import type { ComponentType } from 'react';
import { JSX } from 'react';
import type { Outbox } from '@gb/device';
import { ReactNode } from 'react';
import type { SVGProps } from 'react';

/** What a remote reads of its settings: each has the type of its default. */
export declare type ConfigOf<M extends Configurable> = {
    readonly [K in keyof M['gb']['settings']]: M['gb']['settings'][K] extends {
        default: infer D;
    } ? D : never;
};

/** A package.json with the settings and flags of its remote. */
export declare interface Configurable {
    gb: {
        settings?: Readonly<Record<string, {
            default: unknown;
        }>>;
        flags?: object;
    };
}

/** A question with two answers. */
export declare interface ConfirmQuestion {
    title: string;
    text: string;
    /** What the confirming button says: a verb, never only "OK". */
    confirmLabel: string;
    /** Default "Cancel". */
    cancelLabel?: string;
    /** `danger` for what cannot be undone. */
    tone?: 'normal' | 'danger';
}

/**
 * Version of everything in this package, semantic. A remote names the range it was built against in its release
 * (`shell: '^1.0.0'`); the shell refuses, before loading, a remote whose range does not contain this version.
 * Raise the major when an older remote would break, the minor when something was added.
 */
export declare const CONTRACT_VERSION: string;

/** Which day a figure of Home is of; today when absent. */
export declare interface DayOfHome {
    isYesterday?: boolean;
}

declare interface Declared<M extends Declaring> {
    name: string;
    version: string;
    tabs: Record<NamesIn<M['gb']['tabs']>, TabContribution>;
    slots: {
        [S in NamesIn<M['gb']['slots']>]: S extends SlotId ? Part<SlotProps[S]> : never;
    };
}

/** A package.json with what its remote declares: each tab and each slot by its name. */
export declare interface Declaring {
    gb: {
        tabs?: object;
        slots?: object;
    };
}

/** A component that is downloaded when it is first needed. Made by `deferred`. */
export declare interface Deferred<P extends object> {
    /** Downloads the component, or gives the one that is there. A failed download is not remembered. */
    load: () => Promise<ComponentType<P>>;
    /** The component once it is there. The host then draws it at once, without suspending. */
    current: ComponentType<P> | null;
}

/**
 * Puts a screen in a chunk of its own: `deferred(() => import('./fluids/fluids-tab').then((m) => m.FluidsTab))`.
 * Use it instead of `React.lazy`: lazy remembers a failed download for ever, so Retry could not work, and it delays
 * a screen that is already loaded by 300 ms.
 */
export declare function deferred<P extends object = object>(download: () => Promise<ComponentType<P>>): Deferred<P>;

/**
 * Declares a remote. The only export of `src/remote.tsx`, as default. `M` is the type of the remote's package.json, so that the
 * compiler holds it to have each tab and slot that is declared there, and no other:
 * `defineRemote<typeof manifest>({ … })`.
 * A component may throw or fail to download: the shell draws a card with the remote's name and Retry in its place.
 */
export declare const defineRemote: <M extends Declaring>(remote: Declared<M>) => RemoteModule;

/** Names of the flags of a remote. */
export declare type FlagOf<M extends Configurable> = Extract<keyof M['gb']['flags'], string>;

/** What the shell does for a remote. Get it with `useHost()`. Functions keep their identity between renders. */
export declare interface HostApi {
    session: HostSession;
    /** Typed client; put calls through `unwrap` of @gb/api-client. */
    api: ApiClient;
    /**
     * How entries are written: on screen and on the device first, sent behind it, also days later. One per page, for
     * every remote. `useOutboxWrite` and `usePendingEntries` are the comfortable way to it.
     */
    outbox: Outbox;
    /** Shows a tab, and opens a part of it where the tab knows one of that name. Back returns to the tab before. */
    navigate: (tab: TabId, part?: TabPart) => void;
    /** The tabs of all remotes on which something is logged; the one that Log opens is first. */
    logs: readonly LogPlace[];
    notify: (notice: Notice) => void;
    /** True when the person confirmed; false on Cancel, Escape and Back. */
    confirm: (question: ConfirmQuestion) => Promise<boolean>;
    /** Opens the sheet that logs what was eaten, over the screen that is shown. Absent where there is none. */
    openLog?: () => void;
    /** Opens the upgrade window, whoever draws it. */
    openUpgrade: (reason?: UpgradeReason) => void;
    display: HostDisplay;
}

/** How the product is shown. */
export declare interface HostDisplay {
    /** Runs as an app from the home screen. */
    installed: boolean;
    colorScheme: 'light' | 'dark';
}

/** Gives the host to everything below. The shell uses it, and so do the stand-alone page and tests of a remote. */
export declare function HostProvider({ host, children }: {
    host: HostApi;
    children: ReactNode;
}): JSX.Element;

/** Who is signed in on this device. `userId` is null for a visitor without a profile. */
export declare interface HostSession {
    userId: string | null;
    isPremium: boolean;
    /** Name as typed in the profile; null for a visitor or while it is loading. */
    displayName: string | null;
    /** The hour at which the person's day begins, 0 to 6; midnight when absent. `useLocalDay` and `useDayOf` know it. */
    dayStartsAt?: number;
    /** Six digits, only where the shell already shows them; never needed to call the API. */
    recoveryCode?: string;
}

/** Tells a deferred part from a component. */
export declare function isDeferred<P extends object>(part: Part<P>): part is Deferred<P>;

/** Tells what may be the id of a tab from any other value, e.g. one read from storage; whether there is such a tab, the shell knows. */
export declare const isTabId: (value: unknown) => value is TabId;

/** A tab on which something is logged, whosever it is. */
export declare interface LogPlace {
    id: TabId;
    title: string;
    /** Of the icon set of `@gb/ui`. */
    icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'> & {
        size?: number | string;
    }>;
}

declare type NamesIn<T> = T extends object ? Extract<keyof T, string> : never;

/** A short message at the edge of the screen. It never carries the only copy of something important. */
export declare interface Notice {
    tone: 'success' | 'info' | 'warning' | 'danger';
    text: string;
    /** One thing to do about it, e.g. Undo. */
    action?: {
        label: string;
        onAction: () => void;
    };
    /** How long it stays, in ms; default 5 000. `danger` stays until it is dismissed. */
    durationMs?: number;
}

/** What a remote contributes: a component, or one that is downloaded later. */
export declare type Part<P extends object = object> = ComponentType<P> | Deferred<P>;

/** What operators may change of a remote, as it is for who looks at this page. */
export declare interface RemoteConfig {
    settings: Readonly<Record<string, unknown>>;
    flags: Readonly<Record<string, boolean>>;
}

/** Gives its configuration to what a remote draws. The shell uses it, and so do the stand-alone page and tests of a remote. */
export declare function RemoteConfigProvider({ config, children }: {
    config: RemoteConfig;
    children: ReactNode;
}): JSX.Element;

/** What a remote's `src/remote.tsx` exports as default; the shell reads nothing else of it. */
export declare interface RemoteModule {
    /** As in the release registry and under `/remotes/<name>/`. */
    name: string;
    /** Version of the remote's package, for the card that is shown when something fails. */
    version: string;
    /** By the id of the tab. */
    tabs: Readonly<Record<string, TabContribution>>;
    slots: {
        readonly [S in SlotId]?: Part<SlotProps[S]>;
    };
}

/** Name of a slot. The slots are the shell's; which remote fills one, the remotes declare in their package.json. */
export declare type SlotId = keyof SlotProps;

/** Properties that the shell gives the component of a slot. */
export declare interface SlotProps {
    /** Home: the protein of a day in a box, with the way to log a meal. */
    'home.protein': DayOfHome;
    /** Home: the fluids of a day in a box, with one-tap water. */
    'home.fluids': DayOfHome;
    /** Home: a protein shake, which counts for both, in one tap. */
    'home.shake': object;
    /** Home: one line while a meal is less than half an hour ago, else nothing. */
    'home.wait': object;
    /** Home: the next vitamin that is due, logged with one tap. */
    'home.vitamin': object;
    /** Home: the weight, logged on the spot. */
    'home.weight': object;
    /** Home: the other bars of today (calories, carbs, fat). */
    'home.nutrition': object;
    /** Home: analytics for premium people, the upsell list for the others. */
    'home.premium': object;
    /** Home: a card of its own, below the others. Any number of remotes have one. */
    'home.card': object;
    /** The logging sheet, from any screen. It draws its own dialog and calls `onClose` when it is done. */
    'overlay.log': {
        onClose: () => void;
    };
    /** The cards of help for what was just written, on a screen that has no place of its own for them. */
    'screen.help': object;
    /** Settings: when the next reminder comes, and the way to change the reminders. */
    'settings.reminders': object;
    /** The upgrade window. It draws its own dialog and calls `onClose` when it is done. */
    'overlay.upgrade': {
        reason: UpgradeReason;
        onClose: () => void;
    };
    /** After the return from a payment page: activates, tells the person, then calls `onDone`. */
    'startup.payment-return': {
        sessionId: string;
        onDone: () => void;
    };
}

/** A whole screen of a remote. Its title, icon and place are declared in the remote's package.json. */
export declare interface TabContribution {
    component: Part;
}

/** Id of a tab. There are no address routes: `host.navigate(id)`. */
export declare type TabId = keyof Tabs;

/** What a tab can be asked to open: in Settings, the field of the number to call. */
export declare type TabPart = 'care_number';

/**
 * Names of tabs: the shell's own stand here. A remote adds its own beside its code, from its package.json, and who links to the
 * tab of another team says so in the same way; neither changes this file:
 *
 *     declare module '@gb/mfe-contract' {
 *       interface Tabs extends Record<keyof (typeof manifest)['gb']['tabs'], true> {}
 *     }
 */
export declare interface Tabs {
    home: true;
    profile: true;
    normal: true;
    tips: true;
    about: true;
    privacy: true;
    terms: true;
    settings: true;
}

/** Why the upgrade window opens; it may choose its first sentence by it. */
export declare type UpgradeReason = {
    kind: 'premium-tab';
} | {
    kind: 'quick-action';
} | {
    kind: 'scan-limit';
    message: string;
    scansUsed: number;
    totalLimit: number;
};

/** The typed client. */
export declare function useApi(): HostApi['api'];

/**
 * The settings of this remote, typed by its package.json: `useConfig<typeof manifest>()`. What operators changed is there with
 * the next load of the page; without a connection it is what was in force last.
 */
export declare function useConfig<M extends Configurable>(): ConfigOf<M>;

/** Whether a flag of this remote is on for who looks at this page: `useFlag<typeof manifest>('newList')`. */
export declare function useFlag<M extends Configurable>(name: FlagOf<M>): boolean;

/** The host of this component. Throws outside a HostProvider. */
export declare function useHost(): HostApi;

/** Who is signed in. */
export declare function useSession(): HostSession;
