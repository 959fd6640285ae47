import type { ComponentProps } from 'react';
import type { ComponentType } from 'react';
import { ForwardRefExoticComponent } from 'react';
import { JSX } from 'react';
import { ReactNode } from 'react';
import { RefAttributes } from 'react';
import type { RefObject } from 'react';
import { SVGProps } from 'react';

export declare const AboutIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const AddIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Where everything stands: bars on a phone, a rail on a desktop, the screen in `<main>`. */
export declare function AppFrame({ topBar, tabBar, rail, children, skipLabel, mainId }: AppFrameProps): JSX.Element;

export declare interface AppFrameProps {
    /** Below 900 px only. */
    topBar: ReactNode;
    /** Below 900 px only. */
    tabBar: ReactNode;
    /** From 900 px on. */
    rail: ReactNode;
    children: ReactNode;
    /** The first thing a keyboard reaches. */
    skipLabel: string;
    /** The id of the main region. */
    mainId?: string | undefined;
}

/** Sets the look of the whole document; `system` follows the phone. */
export declare const applyTheme: (theme: Theme) => void;

export declare const AvoidIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const BackIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A few words on a tint, e.g. "Saved", "Most Popular". */
export declare function Badge({ children, hue, icon: Icon }: BadgeProps): JSX.Element;

export declare interface BadgeProps {
    children: ReactNode;
    hue?: Hue | 'success' | 'warning' | 'danger' | 'neutral' | undefined;
    icon?: IconComponent | undefined;
}

/** A message that stays on the screen it belongs to. */
export declare function Banner(props: BannerProps): JSX.Element;

export declare interface BannerProps {
    tone?: Tone | undefined;
    title?: ReactNode;
    children?: ReactNode;
    /** A small or quiet button. */
    action?: ReactNode;
    /** Replaces the icon of the tone. */
    icon?: IconComponent | undefined;
    onDismiss?: (() => void) | undefined;
    dismissLabel?: string | undefined;
    /** Announces it when it appears: `polite` for news, `assertive` for a failure that stops the person. */
    live?: 'polite' | 'assertive' | undefined;
}

export declare const BarcodeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const BellIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** The app's own mark: a drop that smiles. Words stand beside it. */
export declare function BrandMark({ size }: {
    size?: number | undefined;
}): JSX.Element;

export declare const BreakfastIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A button with words. `type` is `button` unless `submit` is asked for. */
export declare function Button(props: ButtonProps): JSX.Element;

/** A link that looks like a button, for mail addresses and other sites. */
export declare function ButtonLink({ variant, size, icon: Icon, block, children, className, ...rest }: ButtonLinkProps): JSX.Element;

export declare type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, keyof Look>;

export declare type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look> & {
    /** While true the button does nothing on press, keeps its focus, and says so. */
    busy?: boolean | undefined;
    /** The words while busy; default: the normal words. */
    busyLabel?: string | undefined;
};

export declare type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export declare const CalendarIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const CaloriesIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const CameraIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const CarbsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A calm piece of paper: soft shadow in light, a hairline in dark. */
export declare function Card(props: CardProps): JSX.Element;

export declare interface CardProps {
    children: ReactNode;
    /** Makes the card a named region. */
    title?: ReactNode;
    /** Names the region where a title would only say what is seen anyway. */
    label?: string | undefined;
    /** The level of the title; 2 unless the card stands inside a titled section. */
    headingLevel?: 2 | 3 | 4 | undefined;
    icon?: IconComponent | undefined;
    /** Colors the icon, numbers and bars inside. */
    hue?: Hue | undefined;
    /** Beside the title: one small button, badge or info mark. */
    action?: ReactNode;
    /** Under the content, set apart. */
    footer?: ReactNode;
    /** `tinted` fills the card with its hue's tint; `plain` has no ground. */
    look?: 'raised' | 'tinted' | 'plain' | undefined;
    /** Less room above and below, for what is read at a glance. */
    isDense?: boolean | undefined;
    id?: string | undefined;
}

export declare const ChartIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A checkbox (or switch) whose whole row is the target. */
export declare function CheckboxField(props: CheckboxFieldProps): JSX.Element;

export declare type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> & {
    label: ReactNode;
    /** Under the label; may hold links. */
    hint?: ReactNode;
    error?: ReactNode;
    onCheckedChange?: ((checked: boolean) => void) | undefined;
    /** `switch` for something that takes effect at once. */
    look?: 'checkbox' | 'switch' | undefined;
};

export declare const CheckIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare interface Chip<V extends string | number> {
    value: V;
    label: ReactNode;
    icon?: IconComponent | undefined;
    /** Read instead of the label; it holds the words that are seen, e.g. "Add 8 oz of water" for "8 oz". */
    actionLabel?: string | undefined;
    disabled?: boolean | undefined;
}

/** One-tap amounts and choices; one stop of Tab, with arrows between them. */
export declare function ChipGroup<V extends string | number>(props: ChipGroupProps<V>): JSX.Element;

export declare interface ChipGroupProps<V extends string | number> {
    /** Names the group; shown above it unless `hideLabel`. */
    label: string;
    hideLabel?: boolean | undefined;
    options: readonly Chip<V>[];
    /** One tap on a chip. */
    onSelect: (value: V) => void;
    /** When given, the chips are toggles and this one is pressed, or these are. */
    selected?: V | readonly V[] | null | undefined;
    hue?: Hue | undefined;
    /** Equal widths in one row where they fit: right for amounts. Default: when the values are numbers. */
    even?: boolean | undefined;
}

export declare const CloseIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A code in large digits, selectable, with a copy button. */
export declare function CodeDisplay(props: CodeDisplayProps): JSX.Element;

export declare interface CodeDisplayProps {
    /** What the code is; names it. */
    label: string;
    code: string;
    copyLabel?: string | undefined;
    /** On the button once it is copied, and read out. */
    copiedLabel?: string | undefined;
    /** When the browser refuses the clipboard: the code is selected, and this says what to do. */
    selectedLabel?: string | undefined;
}

export declare const CodeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const CoffeeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Cards one below the other, in two columns where there is room. */
export declare function Columns({ children, aside, below, after, isLevel, lead }: ColumnsProps): JSX.Element;

export declare interface ColumnsProps {
    children: ReactNode;
    /** When given, a second column from 900 px on; below `children` on a phone. */
    aside?: ReactNode;
    /** Between the two on a phone; below both, across their whole width, from 900 px on. */
    below?: ReactNode;
    /** Last on a phone; below `children` in the first column from 900 px on, however long the second one is. */
    after?: ReactNode;
    /** The last card of the shorter column grows until both end together; with `after`, that of the second one. */
    isLevel?: boolean | undefined;
    /** How much wider the first column is than the second one. */
    lead?: number | undefined;
}

/** One question, two answers. */
export declare function ConfirmDialog(props: ConfirmDialogProps): JSX.Element;

export declare interface ConfirmDialogProps {
    open: boolean;
    title: ReactNode;
    /** What happens, in a sentence. */
    text?: ReactNode;
    confirmLabel: string;
    cancelLabel?: string | undefined;
    /** `danger` colors the confirming button and puts the focus on Cancel first. */
    tone?: 'normal' | 'danger' | undefined;
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
    onConfirm: () => void;
    onCancel: () => void;
}

/** Goes onto the control that the field is about. */
export declare interface ControlProps {
    id: string;
    required: boolean;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
}

export declare const CopyIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A figure that counts once to its new value when it changes; never when it appears, or for who asked for stillness. */
export declare function CountUp({ value }: {
    value: number;
}): number;

export declare const DangerIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A date as three typed numbers: nobody scrolls a calendar back forty years. */
export declare function DateField(props: DateFieldProps): JSX.Element;

export declare type DateFieldProps = FieldLook & {
    /** `YYYY-MM-DD`, `''` for none, or the null it reported itself. */
    value: string | null;
    /** `''` when emptied, the date once it is a real day, null while it is not one (yet). */
    onValueChange: (value: string | null) => void;
    onBlur?: (() => void) | undefined;
    id?: string | undefined;
    disabled?: boolean | undefined;
    /** Words over the boxes; American order. */
    partLabels?: {
        month: string;
        day: string;
        year: string;
    } | undefined;
    /** `bday` lets the browser fill in a birth date. */
    autoComplete?: 'bday' | undefined;
};

export declare const DeleteIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const DevicesIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const DinnerIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Words that open on demand; found by the browser's own search on the page. */
export declare function Disclosure({ summary, children, defaultOpen, name }: DisclosureProps): JSX.Element;

export declare interface DisclosureProps {
    /** Always in view; pressing it opens the rest. */
    summary: ReactNode;
    children: ReactNode;
    defaultOpen?: boolean | undefined;
    /** Disclosures of one name close each other. */
    name?: string | undefined;
}

/** Asks for a file, and says below why it did not come. */
export declare function DownloadButton({ children, busy, busyLabel, failure, onPress }: DownloadButtonProps): JSX.Element;

export declare interface DownloadButtonProps {
    children: ReactNode;
    /** The file is on its way. */
    busy: boolean;
    busyLabel: string;
    /** Why it did not come; null as long as nothing failed. */
    failure: string | null;
    onPress: () => void;
}

export declare const DownloadIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const EditIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** The window in which an entry is corrected: its fields, Cancel and Save. */
export declare function EditSheet(props: EditSheetProps): JSX.Element;

export declare interface EditSheetProps {
    title: string;
    size?: 'small' | 'medium' | undefined;
    isSaving: boolean;
    onSave: () => void;
    onClose: () => void;
    words?: {
        cancel: string;
        save: string;
        saving: string;
    } | undefined;
    children: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export declare function EmptyState({ title, children, icon: Icon, hue, action }: EmptyStateProps): JSX.Element;

export declare interface EmptyStateProps {
    title: ReactNode;
    /** What to do, in a sentence. */
    children?: ReactNode;
    icon?: IconComponent | undefined;
    hue?: Hue | undefined;
    action?: ReactNode;
}

/**
 * Something failed: what, that nothing was lost, and a way to try again. While the screen says that there is no connection
 * it is only what is missing: the reason and the way to try again stand there, once.
 */
export declare function ErrorState(props: ErrorStateProps): JSX.Element;

export declare interface ErrorStateProps {
    /** What happened. */
    title: ReactNode;
    /** That nothing was lost. */
    children?: ReactNode;
    /** Without it there is no button. */
    onRetry?: (() => void) | undefined;
    retryLabel?: string | undefined;
    retrying?: boolean | undefined;
    retryingLabel?: string | undefined;
    /** One line among other cards: what, and the way to try again beside it. */
    isBrief?: boolean | undefined;
}

export declare const ExcellentIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const ExpandIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const ExternalIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const FairIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Label above, hint, the control, and its error in words. */
export declare function Field({ label, hideLabel, hint, error, required, optionalText, id: ownId, children, }: FieldProps): JSX.Element;

/** What every field shows around its control. */
export declare interface FieldLook {
    /** Above the control. */
    label: ReactNode;
    /** Keeps the label for screen readers only; rarely right. */
    hideLabel?: boolean | undefined;
    /** Under the label, before the mistake is made. */
    hint?: ReactNode;
    /** Under the control, in words; announced when it appears. */
    error?: ReactNode;
    required?: boolean | undefined;
    /** Beside the label when the field is not required, e.g. "optional". */
    optionalText?: string | undefined;
}

export declare type FieldProps = FieldLook & {
    id?: string | undefined;
    children: (control: ControlProps) => ReactNode;
};

/** One figure of the day with its bar and its buttons, to stand beside another one of the same height. */
export declare function FigureBox({ label, hue, value, unit, bar, actions, children }: FigureBoxProps): JSX.Element;

export declare interface FigureBoxProps {
    /** What is counted; names the box. */
    label: string;
    hue: Hue;
    /** The formatted number, large. */
    value: ReactNode;
    /** Small beside it, e.g. "of 64 oz". */
    unit?: ReactNode;
    /** A bare bar, or what stands in its place. */
    bar?: ReactNode;
    /** Buttons, at the lower edge; they share one row where they fit. */
    actions?: ReactNode;
    /** Anything that has to be said below the bar. */
    children?: ReactNode;
}

/** Looks like a button, opens the file picker or the camera. */
export declare function FileButton(props: FileButtonProps): JSX.Element;

export declare interface FileButtonProps {
    children: ReactNode;
    /** The file that was chosen; choosing the same one again calls this again. */
    onFile: (file: File) => void;
    /** e.g. `image/*` */
    accept?: string | undefined;
    /** Opens the camera of a phone instead of the picker. */
    capture?: 'environment' | 'user' | undefined;
    variant?: ButtonVariant | undefined;
    icon?: IconComponent | undefined;
    block?: boolean | undefined;
    disabled?: boolean | undefined;
}

export declare const FluidsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/**
 * A card that rests as one line: its whole head is the one control that opens and closes it. What is inside is drawn
 * when it is opened: it costs nothing before, and no word stands twice.
 */
export declare function FoldCard({ title, detail, icon: Icon, hue, isOpen, onToggle, children }: FoldCardProps): JSX.Element;

export declare interface FoldCardProps {
    /** Makes the card a named region. */
    title: string;
    /** What matters of it, in one line, while it is closed. */
    detail?: ReactNode;
    icon: IconComponent;
    /** Colors the icon, numbers and bars inside. */
    hue?: Hue | 'warning' | undefined;
    isOpen: boolean;
    /** The person opened or closed it. */
    onToggle: (isOpen: boolean) => void;
    children: ReactNode;
}

export declare const FoodIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const GiftIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const GoalIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const GoodIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** As many equal columns as fit. */
export declare function Grid({ children, gap, min }: GridProps): JSX.Element;

export declare interface GridProps {
    children: ReactNode;
    gap?: Space | undefined;
    /** The least width of a column in CSS pixels where text has its usual size; as many columns as fit. Default 240. */
    min?: number | undefined;
}

export declare const HeartIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const HelpIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const HistoryIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const HomeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** One hue per log; `accent` is the app's own. */
export declare type Hue = 'accent' | 'fluids' | 'weight' | 'vitamins' | 'mood' | 'food';

/** A round 44 px button with an icon and a name. */
export declare function IconButton({ label, icon: Icon, variant, className, ...rest }: IconButtonProps): JSX.Element;

export declare type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
    /** What the button does, for screen readers and as its tooltip. */
    label: string;
    icon: IconComponent;
    variant?: 'plain' | 'tinted' | 'danger' | undefined;
};

/** Any icon of the set: it is hidden from screen readers, words stand beside it. */
export declare type IconComponent = ComponentType<IconProps>;

/** `size` in CSS pixels, 24 when absent. */
declare type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & {
    size?: number | string;
};

export declare const ImageIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Facts with dots between them, in a line that breaks after the dots: no number is parted from its unit. */
export declare const inFacts: (words: ReactNode) => ReactNode;

export declare const InfoIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A small "i" that opens the source and the review date of what stands beside it. */
export declare function InfoMark({ after, ...mark }: InfoMarkProps): JSX.Element;

export declare interface InfoMarkProps {
    /** What the mark answers, for screen readers, e.g. "Where this comes from". */
    label: string;
    /** What it stands behind: its last word and the mark are never on two lines. */
    after?: string | undefined;
    /** The explanation. */
    children?: ReactNode;
    source?: ReactNode;
    /** A web address of the source. */
    sourceHref?: string | undefined;
    /** e.g. "Checked against its sources, June 2026" */
    reviewed?: ReactNode;
}

export declare const InstallIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const JuiceIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const LanguageIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const LearnIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Rows with hairlines between them, all their controls one stop of Tab. */
export declare function List({ children, label, isAcross }: ListProps): JSX.Element;

/** A row of a list that opens in place. */
export declare function ListFold({ title, icon: Icon, hue, defaultOpen, trailing, children }: ListFoldProps): JSX.Element;

export declare interface ListFoldProps {
    title: ReactNode;
    icon: IconComponent;
    hue?: Hue | undefined;
    defaultOpen?: boolean | undefined;
    /** Beside the title, e.g. an icon button that hides the row. */
    trailing?: ReactNode;
    children: ReactNode;
}

export declare interface ListProps {
    children: ReactNode;
    /** Names the list for screen readers. */
    label?: string | undefined;
    /** In a card across a whole desk: two columns of rows there, the second goes on where the first one ends. */
    isAcross?: boolean | undefined;
}

/** One entry or one place to go. */
export declare function ListRow(props: ListRowProps): JSX.Element;

export declare interface ListRowProps {
    title: ReactNode;
    detail?: ReactNode;
    icon?: IconComponent | undefined;
    /** A drawing in place of the icon. */
    picture?: ReactNode;
    hue?: Hue | undefined;
    /** The number of the row, at its end. */
    value?: ReactNode;
    unit?: ReactNode;
    /** A badge, icon buttons. */
    trailing?: ReactNode;
    /** What stands under the row in its whole width: a question about it. */
    below?: ReactNode;
    /** Makes the whole row a button with a chevron; then leave `trailing` without buttons. */
    onSelect?: (() => void) | undefined;
    /** `onSelect` leads nowhere but adds at once: a plus in place of the chevron. */
    isAdding?: boolean | undefined;
}

/** Wraps skeletons and says once, for screen readers, that something is loading. */
export declare function Loading({ label, children }: {
    label: string;
    children: ReactNode;
}): JSX.Element;

export declare const LockIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const LogIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

declare interface Look {
    /** Default `primary`; one primary button per screen. */
    variant?: ButtonVariant | undefined;
    /** `small` is less wide, never less than 44 px high. */
    size?: 'medium' | 'small' | 'large' | undefined;
    icon?: IconComponent | undefined;
    /** As wide as its container. */
    block?: boolean | undefined;
    children: ReactNode;
}

export declare const LunchIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const MailIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const MessageIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

declare const messages: {
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

export declare const MicrophoneIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/**
 * A window over the page: a bottom sheet on a phone, centered on a desktop. The browser's own dialog keeps the
 * rest of the page out of reach; the focus returns to where it was.
 */
export declare function Modal(props: ModalProps): JSX.Element | null;

export declare interface ModalProps {
    open: boolean;
    /** The person wants out: Escape, the close button, a press beside the window, Back. Never called when not dismissible. */
    onClose: () => void;
    title: ReactNode;
    /** A sentence under the title; read when the window opens. */
    description?: ReactNode;
    children?: ReactNode;
    /** Stays in view under the scrolling content. */
    footer?: ReactNode;
    /** False for a question that must be answered: no close button, Escape does nothing. Default true. */
    dismissible?: boolean | undefined;
    size?: 'small' | 'medium' | 'large' | undefined;
    /** What has the focus first; default: the first control inside. */
    initialFocus?: RefObject<HTMLElement | null> | undefined;
    closeLabel?: string | undefined;
    /** False when the footer already has a button that leaves. Default: as `dismissible`. */
    closeButton?: boolean | undefined;
    /** `alertdialog` for a question about losing something. */
    role?: 'dialog' | 'alertdialog' | undefined;
}

export declare const MoodIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const MoreIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** One place of the app. */
export declare interface NavItem<Id extends string> {
    id: Id;
    label: string;
    icon: IconComponent;
}

/** The desktop's left rail: every place by its name. */
export declare function NavRail<Id extends string>({ label, groups, current, onSelect, header, footer, }: NavRailProps<Id>): JSX.Element;

export declare interface NavRailProps<Id extends string> {
    /** Names the navigation for screen readers. */
    label: string;
    groups: readonly {
        label?: string | undefined;
        items: readonly NavItem<Id>[];
    }[];
    current: Id | null;
    onSelect: (id: Id) => void;
    /** Above the places, e.g. the brand. */
    header?: ReactNode;
    footer?: ReactNode;
}

export declare const NextIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A number with its unit, on the number keypad, kept as the person types it. */
export declare function NumberField(props: NumberFieldProps): JSX.Element;

export declare type NumberFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'children' | 'type' | 'value' | 'min' | 'max' | 'step' | 'size'> & {
    /** The text as typed: "", "180", "180.", "1,5". The form decides when it is a number. Leave out with `register()`. */
    value?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    /** Beside the number, e.g. "lbs". */
    unit?: string | undefined;
    /** Minus and plus buttons of at least 48 px. Needs `value` and `onValueChange`. */
    stepper?: {
        step: number;
        min: number;
        max: number;
        decreaseLabel: string;
        increaseLabel: string;
    } | undefined;
    /** `big` for the one number of a screen. */
    look?: 'normal' | 'big' | undefined;
    /** Whole numbers only: a keypad without a point. */
    whole?: boolean | undefined;
    hue?: Hue | undefined;
};

export declare const OfflineIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Tells what is inside that the server cannot be reached, and that the screen says so already, once. */
export declare const OfflineProvider: ({ isOffline, children }: {
    isOffline: boolean;
    children: ReactNode;
}) => JSX.Element;

/** Lays its controls together into one stop of Tab, with arrows between them. A list inside stays a list. */
export declare function OneStop({ label, orientation, children }: OneStopProps): JSX.Element;

export declare interface OneStopProps {
    /** Names the controls together. */
    label?: string | undefined;
    /** Default vertical: rows below each other. */
    orientation?: 'vertical' | 'horizontal' | undefined;
    children: ReactNode;
}

/** Lets the shell close the topmost modal on Back; without it modals work, and Back knows nothing of them. */
export declare function OpenModalsProvider({ register, children }: {
    register: RegisterModal;
    children: ReactNode;
}): JSX.Element;

/** The frame of a screen: title, at most 1100 px, one or two columns. */
export declare function Page({ title, largeTitle, intro, actions, top, children, aside, below, width, }: PageProps): JSX.Element;

export declare interface PageProps {
    /** The one h1 of the screen. Below 900 px it is for screen readers only, as the top bar shows it, unless `largeTitle`. */
    title: string;
    /** Shows the title large on phones too (Home's greeting). */
    largeTitle?: boolean | undefined;
    intro?: ReactNode;
    /** Beside the title, e.g. an InfoMark. */
    actions?: ReactNode;
    /** Above everything, full width: banners, the segmented row of Log. */
    top?: ReactNode;
    children: ReactNode;
    /** When given, a second column from 900 px on; below `children` on a phone. */
    aside?: ReactNode;
    /** Between the two on a phone; below both, across their whole width, from 900 px on. */
    below?: ReactNode;
    /** `narrow` keeps forms and reading texts at a comfortable 680 px. */
    width?: 'wide' | 'narrow' | undefined;
}

export declare const PasskeyIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** What the bar of a phone says while a view lies in place of another: its title, and the words of the way back. */
export declare interface PlaceWords {
    title: string;
    back: string;
}

export declare const PoorIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const PremiumIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const PrivacyIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const ProfileIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A bar that stops at 100 % beside a text that does not. */
export declare function ProgressBar(props: ProgressBarProps): JSX.Element;

export declare interface ProgressBarProps {
    /** What is measured; names the bar. */
    label: string;
    value: number;
    /** The goal; a bar of 0 or less is drawn empty. */
    max: number;
    /** The words at the end, e.g. "42 of 60 g" or "124 %"; free of any cap. */
    valueText: string;
    hue?: Hue | undefined;
    /** What the goal is, e.g. "at least" or "at most". */
    goalHint?: ReactNode;
    /** Shown and read in place of `goalHint` once the value is over the goal. */
    overText?: string | undefined;
    /** Whether more than the goal is good news (a minimum) or a reason to look (a limit). Default `good`. */
    over?: 'good' | 'careful' | undefined;
    /** A range instead of one goal: a mark on the track from here to `max`. */
    rangeFrom?: number | undefined;
    /** `bare`: only the bar and its note; the words stand beside it already and are for screen readers. */
    size?: 'medium' | 'large' | 'bare' | undefined;
}

/** A goal as a ring that stops at full. */
export declare function ProgressRing({ label, value, max, valueText, children, hue, size }: ProgressRingProps): JSX.Element;

export declare interface ProgressRingProps {
    /** Names the ring. */
    label: string;
    value: number;
    max: number;
    /** Read by screen readers, e.g. "40 of 64 oz". */
    valueText: string;
    /** Drawn in the middle, usually a StatNumber. */
    children?: ReactNode;
    hue?: Hue | undefined;
    /** Diameter in CSS pixels while text has its usual size, with which it grows; default 132. */
    size?: number | undefined;
}

export declare const ProteinIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Somebody's words, and whose they are. */
export declare function Quote({ label, children, by, size }: QuoteProps): JSX.Element;

export declare interface QuoteProps {
    /** Names the words for a screen reader. */
    label: string;
    children: ReactNode;
    /** Who said it. */
    by?: string | undefined;
    size?: 'medium' | 'large' | undefined;
}

/** One of several; arrow keys move between them, as native radio buttons do. */
export declare function RadioGroup<V extends string>(props: RadioGroupProps<V>): JSX.Element;

export declare type RadioGroupProps<V extends string> = FieldLook & {
    options: readonly RadioOption<V>[];
    /** The chosen value; null when nothing is chosen yet. */
    value: V | null;
    onValueChange: (value: V) => void;
    /** `list`: one row each · `segments`: one joined row for 2–4 short words · `tiles`: a grid of icon over word. */
    look?: 'list' | 'segments' | 'tiles' | undefined;
    hue?: Hue | undefined;
    name?: string | undefined;
    disabled?: boolean | undefined;
    id?: string | undefined;
};

export declare interface RadioOption<V extends string> {
    value: V;
    label: ReactNode;
    /** A second line under the label (list look only). */
    description?: ReactNode;
    icon?: IconComponent | undefined;
    disabled?: boolean | undefined;
}

/** A rating as a word, an icon and a color. */
export declare function RatingBadge({ tone, children }: RatingBadgeProps): JSX.Element;

export declare interface RatingBadgeProps {
    tone: RatingTone;
    /** The word of the rating. */
    children: ReactNode;
}

export declare type RatingTone = 'excellent' | 'good' | 'fair' | 'poor' | 'avoid';

/**
 * Told when a modal opens; answers what to call once it is closed. `close` closes it as its close button would. A view
 * in place of another has words for the bar.
 */
export declare type RegisterModal = (close: () => void, words?: PlaceWords) => () => void;

export declare const RetryIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const ScanIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const SearchIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Two to four short choices in one row. */
export declare function SegmentedControl<V extends string>(props: SegmentedControlProps<V>): JSX.Element;

export declare type SegmentedControlProps<V extends string> = Omit<RadioGroupProps<V>, 'look'>;

/** The row that switches between sibling screens, e.g. the four logs. */
export declare function SegmentedNav<Id extends string>({ label, items, current, onSelect }: SegmentedNavProps<Id>): JSX.Element;

export declare interface SegmentedNavProps<Id extends string> {
    /** Names the navigation for screen readers. */
    label: string;
    items: readonly {
        id: Id;
        label: string;
        icon?: IconComponent | undefined;
        hue?: Hue | undefined;
    }[];
    current: Id | null;
    onSelect: (id: Id) => void;
}

/** The phone's own picker in our look. */
export declare function SelectField<V extends string>(props: SelectFieldProps<V>): JSX.Element;

export declare type SelectFieldProps<V extends string> = FieldLook & Omit<ComponentProps<'select'>, keyof FieldLook | 'children' | 'multiple' | 'size'> & {
    options: readonly SelectOption<V>[];
    /** An empty first choice, e.g. "Choose one"; it cannot be chosen again. */
    placeholder?: string | undefined;
    onValueChange?: ((value: V) => void) | undefined;
};

export declare interface SelectOption<V extends string> {
    value: V;
    label: string;
    disabled?: boolean | undefined;
}

/** Whether an entry is sent, under what it says; nothing where all is well. */
export declare function SendState({ state, text }: SendStateProps): JSX.Element | null;

export declare interface SendStateProps {
    state: 'saved' | 'waiting' | 'attention';
    /** What it says; null where all is well. */
    text: string | null;
}

export declare const SettingsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const ShareIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const SignOutIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** A quiet placeholder in the final size of what is coming. */
export declare function Skeleton({ width, height, shape }: SkeletonProps): JSX.Element;

export declare interface SkeletonProps {
    /** CSS length or pixels; default 100 %. */
    width?: number | string | undefined;
    /** CSS length or pixels; default one line of text. */
    height?: number | string | undefined;
    shape?: 'bar' | 'block' | 'circle' | undefined;
}

/** Lines of text that are coming. */
export declare function SkeletonText({ lines }: {
    lines?: number | undefined;
}): JSX.Element;

/** A value between two ends; arrow keys, Page Up/Down, Home and End work as in every native slider. */
export declare function Slider(props: SliderProps): JSX.Element;

export declare type SliderProps = FieldLook & {
    value: number;
    onValueChange: (value: number) => void;
    min: number;
    max: number;
    step?: number | undefined;
    /** The value in words, shown large and read aloud, e.g. "7 of 10"; default: the number. */
    valueText?: string | undefined;
    /** Words at the two ends. */
    ends?: {
        low: ReactNode;
        high: ReactNode;
    } | undefined;
    hue?: Hue | undefined;
    id?: string | undefined;
    disabled?: boolean | undefined;
};

export declare const SnackIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Steps of the space scale: 4 · 8 · 12 · 16 · 24 · 32 · 48 px. */
export declare type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export declare const SparkleIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Turns while something is under way; words belong beside it. */
export declare function Spinner({ size }: {
    size?: number | undefined;
}): JSX.Element;

/** One below the other (or in a row) with one gap of the space scale. */
export declare function Stack({ children, gap, row, wrap, align, justify, as: Tag, }: StackProps): JSX.Element;

export declare interface StackProps {
    children: ReactNode;
    gap?: Space | undefined;
    /** Side by side instead of one below the other. */
    row?: boolean | undefined;
    wrap?: boolean | undefined;
    align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
    justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
    as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | undefined;
}

export declare const StarIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** One large number, its unit small beside it, the sentence under it. */
export declare function StatNumber({ value, unit, label, children, size, hue, align, }: StatNumberProps): JSX.Element;

export declare interface StatNumberProps {
    /** The formatted number; `—` or similar is the caller's choice when there is none. */
    value: ReactNode;
    unit?: ReactNode;
    /** Small words above the number. */
    label?: ReactNode;
    /** The sentence under it. */
    children?: ReactNode;
    size?: 'large' | 'medium' | 'small' | undefined;
    /** Colors the number. */
    hue?: Hue | undefined;
    align?: 'start' | 'center' | undefined;
}

export declare const StopIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const SubtractIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const SuccessIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const SwapIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** The phone's bottom bar: icons with words. */
export declare function TabBar<Id extends string>({ label, items, current, onSelect }: TabBarProps<Id>): JSX.Element;

export declare interface TabBarProps<Id extends string> {
    /** Names the navigation for screen readers. */
    label: string;
    /** Up to five places. `prominent` stands out in the middle. */
    items: readonly (NavItem<Id> & {
        prominent?: boolean | undefined;
    })[];
    current: Id | null;
    onSelect: (id: Id) => void;
}

/** Rows and columns that nobody has to scroll sideways. */
export declare function Table({ label, columns, rows, look }: TableProps): JSX.Element;

export declare interface TableProps {
    /** Names the table for screen readers. */
    label: string;
    columns: readonly string[];
    /** As many cells as columns; the first one names its row. */
    rows: readonly (readonly ReactNode[])[];
    /** `words`: on a phone each cell stands under the head of its column. `numbers`: narrow columns, digits below digits. */
    look?: 'words' | 'numbers' | undefined;
}

export declare const TeaIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const TermsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Running text on the type scale. */
declare function Text_2({ children, as: Tag, size, tone, strong, align, id, }: TextProps): JSX.Element;
export { Text_2 as Text }

/** Several lines of text; grows with what is written. */
export declare function TextArea(props: TextAreaProps): JSX.Element;

export declare type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook | 'children'> & {
    onValueChange?: ((value: string) => void) | undefined;
};

/** One line of text; takes every attribute of `<input>`, `ref` and `register()` of a form library included. */
export declare function TextField(props: TextFieldProps): JSX.Element;

export declare type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'children' | 'size'> & {
    /** The text after each change, beside the native `onChange`. */
    onValueChange?: ((value: string) => void) | undefined;
};

export declare interface TextProps {
    children: ReactNode;
    as?: 'p' | 'span' | 'div' | 'h2' | 'h3' | 'h4' | 'strong' | 'li' | undefined;
    /** Steps of the type scale: 13 · 15 · 17 · 20 · 24 · 32 px. Default `body` (15). */
    size?: 'small' | 'body' | 'large' | 'title' | 'headline' | 'display' | undefined;
    tone?: 'text' | 'muted' | 'hue' | 'success' | 'warning' | 'danger' | undefined;
    strong?: boolean | undefined;
    align?: 'start' | 'center' | 'end' | undefined;
    id?: string | undefined;
}

export declare type Theme = 'system' | 'light' | 'dark';

export declare const ThemeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const TimeIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const TipsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare interface Toast {
    id: string;
    tone: Tone;
    text: string;
    /** One way back or on, e.g. Undo. */
    action?: {
        label: string;
        onSelect: () => void;
    } | undefined;
    /** How long it stays, in ms; default 5 s. `null`: until dismissed (the default of `danger`). */
    durationMs?: number | null | undefined;
}

/**
 * One short message at a time, the newest, above the bottom bar and never over a control; read out politely. Waits while
 * a pointer or the focus is on it. An older one whose time is not over comes back when the newest has left.
 */
export declare function Toaster(props: ToasterProps): JSX.Element;

export declare interface ToasterProps {
    /** Oldest first; the owner of the list adds and removes. */
    toasts: readonly Toast[];
    /** Time is up, the close button was pressed, or the action was taken. */
    onDismiss: (id: string) => void;
    /** Names the region. */
    label?: string | undefined;
    dismissLabel?: string | undefined;
}

/** What a message means; always shown with an icon and words as well. */
export declare type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The phone's top bar. */
export declare function TopBar({ title, leading, trailing }: TopBarProps): JSX.Element;

export declare interface TopBarProps {
    /** The screen's name. Not a heading: the h1 is the Page's. */
    title: ReactNode;
    /** Before the title: a back button or the brand mark. */
    leading?: ReactNode;
    /** At the end: one or two icon buttons. */
    trailing?: ReactNode;
}

export declare const TrendIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const uiMessages: {
    english: typeof messages;
    others: {
        es: () => Promise<{
            messages: typeof messages;
        }>;
    };
};

/** What this package says by itself. */
export declare type UiWords = typeof uiMessages.english;

/** What is inside says its own words like this; English where nobody has said it. `Speaking` of @gb/entries is above it. */
export declare const UiWordsProvider: ({ words, children }: {
    words: UiWords;
    children: ReactNode;
}) => JSX.Element;

export declare const UndoIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const UploadIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** Keeps a modal, or a view that lies in place of another, in the registry while it is open: Back closes it. */
export declare const useRegisteredModal: (isOpen: boolean, close: () => void, words?: PlaceWords) => void;

/** A view in place of a list. Back of the browser closes it like a window; a phone has its title and the way back in the bar. */
export declare function ViewInPlace({ title, back, onClose, children }: ViewInPlaceProps): JSX.Element;

export declare interface ViewInPlaceProps {
    /** What the bar of a phone says meanwhile. */
    title: string;
    /** Says the way back. */
    back: string;
    onClose: () => void;
    /** A `Page` of the same title. */
    children: ReactNode;
}

/** Words for screen readers only. */
export declare function VisuallyHidden({ children, as: Tag, }: {
    children: ReactNode;
    as?: 'span' | 'div' | 'h2' | 'p';
}): JSX.Element;

export declare const VitaminsIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const WaitingIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const WarningIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const WaterIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

export declare const WeightIcon: ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & {
size?: number | string;
} & RefAttributes<SVGSVGElement>>;

/** When it happened: now, until somebody wants to say otherwise. */
export declare function WhenField(props: WhenFieldProps): JSX.Element;

export declare interface WhenFieldProps {
    /** 'YYYY-MM-DDTHH:mm' on the clock of this device; null for now. */
    value: string | null;
    onValueChange: (value: string | null) => void;
    /** This minute in the same form: where another time begins. */
    thisMinute: () => string;
    /** First and last minute that are offered, in the same form. */
    min: string;
    max: string;
    error?: string | undefined;
    /** False for what has a time already, such as an entry that is being edited. Default true. */
    canBeNow?: boolean | undefined;
    words?: {
        when: string;
        now: string;
        changeWhen: string;
        backToNow: string;
    } | undefined;
}

export declare type StyleNames = '--gb-accent' | '--gb-accent-strong' | '--gb-backdrop' | '--gb-card' | '--gb-card-edge' | '--gb-content' | '--gb-danger' | '--gb-danger-strong' | '--gb-ease' | '--gb-fast' | '--gb-fluids' | '--gb-font' | '--gb-font-number' | '--gb-food' | '--gb-hairline' | '--gb-hue' | '--gb-hue-tint' | '--gb-hue-track' | '--gb-mood' | '--gb-muted' | '--gb-on-accent' | '--gb-on-danger' | '--gb-outline' | '--gb-over-bar' | '--gb-radius-1' | '--gb-radius-2' | '--gb-radius-3' | '--gb-radius-round' | '--gb-rail' | '--gb-raised' | '--gb-safe-bottom' | '--gb-safe-left' | '--gb-safe-right' | '--gb-safe-top' | '--gb-shadow-card' | '--gb-shadow-float' | '--gb-slow' | '--gb-space-1' | '--gb-space-2' | '--gb-space-3' | '--gb-space-4' | '--gb-space-5' | '--gb-space-6' | '--gb-space-7' | '--gb-success' | '--gb-sunken' | '--gb-surface' | '--gb-tab-bar' | '--gb-text' | '--gb-tint' | '--gb-top-bar' | '--gb-touch' | '--gb-type-1' | '--gb-type-2' | '--gb-type-3' | '--gb-type-4' | '--gb-type-5' | '--gb-type-6' | '--gb-vitamins' | '--gb-warning' | '--gb-weight';
