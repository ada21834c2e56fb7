/**
 * @generated SignedSource<<f6efe0e41430e5891be3232a16bcc888>>
 * @relayHash c3a1d58e237cb9948894b48c6c7a14f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dc47997305e9a68ba9a709d77a68b9818cf915a2023a6aa87508225b417035d

import type { ConcreteRequest } from 'relay-runtime';
export type SelectionRoundState = "ANNOUNCED" | "ASSIGNED" | "CLOSED" | "OPEN" | "UPCOMING" | "%future added value";
export type useChoiceWithdrawMutation$variables = {
  databaseId: number;
};
export type useChoiceWithdrawMutation$data = {
  readonly withdrawTeamLeadChoice: {
    readonly id: string;
    readonly state: SelectionRoundState;
  };
};
export type useChoiceWithdrawMutation = {
  response: useChoiceWithdrawMutation$data;
  variables: useChoiceWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      }
    ],
    "concreteType": "SelectionRound",
    "kind": "LinkedField",
    "name": "withdrawTeamLeadChoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChoiceWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChoiceWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6dc47997305e9a68ba9a709d77a68b9818cf915a2023a6aa87508225b417035d",
    "metadata": {},
    "name": "useChoiceWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21631047954bfb9d4cb59d889ace79f5";

export default node;
