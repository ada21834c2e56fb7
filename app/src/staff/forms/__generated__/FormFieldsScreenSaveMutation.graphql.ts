/**
 * @generated SignedSource<<5bfdb308e194a10dd1ea234646273ae1>>
 * @relayHash 328bd631ddc1c2cdb03b0797e4eac876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5316ccad50ef08bf062801a625f08d6a15a352484937fae75fa9227bcf3acd18

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormFieldType = "CHOICE" | "DATE" | "FACEBOOK" | "FILE" | "LONG" | "MOBILE" | "MULTI" | "NUMBER" | "PESO" | "SCALE" | "SECTION" | "SHORT" | "%future added value";
export type FormFileKind = "ANY" | "DOCUMENTS" | "PICTURES" | "%future added value";
export type FormFieldInput = {
  accept?: FormFileKind | null;
  hint?: string | null;
  key: string;
  label: string;
  options?: ReadonlyArray<string> | null;
  required?: boolean | null;
  showIf?: FormConditionInput | null;
  type: FormFieldType;
};
export type FormConditionInput = {
  equals: string;
  key: string;
};
export type FormStageRuleInput = {
  equals: string;
  key: string;
  stageId: number;
};
export type FormFieldsScreenSaveMutation$variables = {
  fields: ReadonlyArray<FormFieldInput>;
  id: number;
  revision: number;
  stageRules?: ReadonlyArray<FormStageRuleInput> | null;
};
export type FormFieldsScreenSaveMutation$data = {
  readonly saveFormDraft: {
    readonly editedFields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"formFieldOf_field">;
    }>;
    readonly editedStageRules: ReadonlyArray<{
      readonly equals: string;
      readonly key: string;
      readonly stageId: number;
    }>;
    readonly hasDraft: boolean;
    readonly revision: number;
  };
};
export type FormFieldsScreenSaveMutation = {
  response: FormFieldsScreenSaveMutation$data;
  variables: FormFieldsScreenSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fields"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stageRules"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "fields",
    "variableName": "fields"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  },
  {
    "kind": "Variable",
    "name": "stageRules",
    "variableName": "stageRules"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasDraft",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "equals",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hint",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "required",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "options",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "accept",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FormCondition",
    "kind": "LinkedField",
    "name": "showIf",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "FormStageRule",
  "kind": "LinkedField",
  "name": "editedStageRules",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stageId",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormFieldsScreenSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "saveFormDraft",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormField",
            "kind": "LinkedField",
            "name": "editedFields",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "formFieldOf_field",
                "selections": (v9/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormFieldsScreenSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "saveFormDraft",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormField",
            "kind": "LinkedField",
            "name": "editedFields",
            "plural": true,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/),
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
    "id": "5316ccad50ef08bf062801a625f08d6a15a352484937fae75fa9227bcf3acd18",
    "metadata": {},
    "name": "FormFieldsScreenSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2dacfabcb79c1dee7b65178c0c47900f";

export default node;
