/**
 * @generated SignedSource<<eec822b9e0409d8be4bb9ee80d00527e>>
 * @relayHash a32ed4605b4e4d2d4392fb362e104806
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0965034dc7c924e2bd1d3c91f2f53205c0907e61741e04e2d049f3f3fc451b2

import type { ConcreteRequest } from 'relay-runtime';
export type ChallengesOverviewUndoMutation$variables = {
  challengeId: number;
  groupingId: number;
};
export type ChallengesOverviewUndoMutation$data = {
  readonly undoGrouping: {
    readonly databaseId: number;
  };
};
export type ChallengesOverviewUndoMutation = {
  response: ChallengesOverviewUndoMutation$data;
  variables: ChallengesOverviewUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "challengeId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "groupingId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "challengeId",
    "variableName": "challengeId"
  },
  {
    "kind": "Variable",
    "name": "groupingId",
    "variableName": "groupingId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChallengesOverviewUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "undoGrouping",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChallengesOverviewUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Challenge",
        "kind": "LinkedField",
        "name": "undoGrouping",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "e0965034dc7c924e2bd1d3c91f2f53205c0907e61741e04e2d049f3f3fc451b2",
    "metadata": {},
    "name": "ChallengesOverviewUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "febddeb906f0ad8141b74c633d062b3b";

export default node;
