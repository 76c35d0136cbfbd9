// Short names for what server and client exchange. The types themselves are made from the server's own
// description (`npm run types`); nothing here is typed by hand, names a game or knows a rule.
import type { DeltaMessage, ListedTable, Me, NewSeat, Panel, TableState as Table } from './described';

export type {
  AnalysisState as Analysis,
  BotInfo as BotLevel,
  Cell,
  Coached,
  ChangeState as Change,
  ChatState as ChatLine,
  CoachInfo as Coach,
  CourseInfo,
  DecisionState as Decision,
  Deletion,
  ErrorBody as ApiErrorBody,
  Facts,
  FromClient,
  FromServer,
  GameInfo,
  GuideBlock,
  GuideChapter,
  GuideInfo,
  GuidePiece,
  Invitation,
  Grid,
  ListedTable,
  LessonInfo,
  LogLine,
  Me,
  MeChange,
  NewClock as Clock,
  NewSeat as SeatWish,
  NewTable,
  OptionState as Option,
  HintState as Hint,
  OutlookState as Outlook,
  Panel,
  Progress,
  LineState as Line,
  Piece,
  RecentGame,
  RefusalState as Refusal,
  Rematch,
  ResultState as Result,
  ReviewDetails as TurnDetails,
  ReviewState as Turn,
  RuleInfo as Rule,
  SceneMap,
  Score,
  SeatState,
  SessionInfo as Session,
  SettingInfo as Setting,
  Space,
  Spot,
  StaleProblem,
  Stats,
  TableCreated as Created,
  TableState,
  TermInfo,
  Track,
  ValueInfo as SettingValue,
  WeighedState as Weighed,
  Zone,
} from './described';

export type Step = DeltaMessage['steps'][number];
export type Language = Me['language'];
export type Theme = Me['theme'];
export type SeatKind = NewSeat['kind'];
export type Mode = ListedTable['mode'];
export type Part = Panel['parts'][number];
export type Wall = NonNullable<NonNullable<Table['decision']>['wall']>;
