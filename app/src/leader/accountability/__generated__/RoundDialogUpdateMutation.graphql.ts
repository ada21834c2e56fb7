/**
 * @generated SignedSource<<8efb45bdd215fe1fead2caeaf4c0b5db>>
 * @relayHash c24c99f8e3d99fa6208bce786247b711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3164a0f6d0c0670e540eb1b6f309853470140fa4cbc6ba7aafd354ae43854f9f

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
export type RoundDialogUpdateMutation$variables = {
  id: number;
  input: SelectionRoundInput;
  revision: number;
};
export type RoundDialogUpdateMutation$data = {
  readonly updateSelectionRound: {
    readonly id: string;
  };
};
export type RoundDialogUpdateMutation = {
  response: RoundDialogUpdateMutation$data;
  variables: RoundDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "revision",
        "variableName": "revision"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "updateSelectionRound",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoundDialogUpdateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RoundDialogUpdateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3164a0f6d0c0670e540eb1b6f309853470140fa4cbc6ba7aafd354ae43854f9f",
    "metadata": {},
    "name": "RoundDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbe93aa0b135a35b2b592e04d3c85c4b";

export default node;
