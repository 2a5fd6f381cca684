import { leaveKeysToInputMethods } from '@meritum/shared/ui/inputMethods';
import { noteRefused } from '../remotes/refused';
import { guardAddresses } from '../remotes/scriptPolicy';
import { tolerateChangedNodes } from './changedNodes';

// Must be imported before anything that may load a script.
guardAddresses();
noteRefused();
tolerateChangedNodes();
leaveKeysToInputMethods();
