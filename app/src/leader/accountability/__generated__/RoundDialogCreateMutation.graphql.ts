/**
 * @generated SignedSource<<ebdb5448ee71099eb612c002a5d0700d>>
 * @relayHash 7749fe3607636fc4eade762f31c88875
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7fdc70eb2cf8942767df90dc9a22a467e576e1ae50efdf721a17c332ae73c77

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionKind = "CHOOSE_ONE" | "RANK_THREE" | "%future added value";
export type SelectionRoundInput = {
  batchId?: number | null;
  closesDay: string;
  closesTime: string;
  kind: SelectionKind;
  leadIds: ReadonlyArray<number>;
  name: string;
  opensDay: string;
  opensTime: string;
  seats: number;
};
export type RoundDialogCreateMutation$variables = {
  idempotencyKey?: string | null;
  input: SelectionRoundInput;
};
export type RoundDialogCreateMutation$data = {
  readonly createSelectionRound: {
    readonly id: string;
  };
};
export type RoundDialogCreateMutation = {
  response: RoundDialogCreateMutation$data;
  variables: RoundDialogCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "createSelectionRound",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoundDialogCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RoundDialogCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b7fdc70eb2cf8942767df90dc9a22a467e576e1ae50efdf721a17c332ae73c77",
    "metadata": {},
    "name": "RoundDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d33dfa975ae91c2b714642cf87c66251";

export default node;
