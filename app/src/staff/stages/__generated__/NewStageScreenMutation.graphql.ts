/**
 * @generated SignedSource<<d539239144cb938e462af58793af9733>>
 * @relayHash 1bc1ab6548f7a379a60267f52f87df51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1f1c10c9e8ad104a56b535db923998df9d5f14f332234ed4b44c4746bd504c6

import type { ConcreteRequest } from 'relay-runtime';
export type StageInput = {
  description?: string | null;
  managerIds?: ReadonlyArray<number> | null;
  name: string;
  reviewerIds?: ReadonlyArray<number> | null;
  tasks?: ReadonlyArray<TaskInput> | null;
};
export type TaskInput = {
  actionLabel?: string | null;
  actionTarget?: string | null;
  description?: string | null;
  id?: number | null;
  points: number;
  title: string;
};
export type NewStageScreenMutation$variables = {
  idempotencyKey: string;
  input: StageInput;
};
export type NewStageScreenMutation$data = {
  readonly createStage: {
    readonly databaseId: number;
  };
};
export type NewStageScreenMutation = {
  response: NewStageScreenMutation$data;
  variables: NewStageScreenMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewStageScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "createStage",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "name": "NewStageScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "createStage",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "c1f1c10c9e8ad104a56b535db923998df9d5f14f332234ed4b44c4746bd504c6",
    "metadata": {},
    "name": "NewStageScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "672fd41db5eaaa0b4bc9741d59fee4e3";

export default node;
